import { actsForSchool } from '#domain/school/school-mode.rules.ts'
import type { UserInfo as Account } from '#openapi/v1.gen.ts'

/** The viewer of a page and what they may open; the server decides every call again. */
export type Access = {
	signedIn: boolean
	/** Null for a visitor, and in views until the account has been read. */
	account: Account | null
	roles: readonly string[]
	/** The school that the account acts for as a point of contact; null without one. */
	school: Account['school']
	/** True if the account decides about reports in the community. */
	moderates: boolean
	/** Returns true if the account has one of the roles. */
	has: (...roles: readonly string[]) => boolean
}

/** Returns what an account may open; nothing while nobody is signed in. */
export const accessOf = (signedIn: boolean, known: Account | undefined): Access => {
	const account = signedIn && known ? known : null
	const roles = account?.roles ?? []
	const has = (...asked: readonly string[]) => asked.some((role) => roles.includes(role))
	return {
		signedIn,
		account,
		roles,
		school: account && actsForSchool(roles) ? account.school : null,
		moderates: has('vidya_customer_success', 'moderator'),
		has,
	}
}
