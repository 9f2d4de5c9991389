import type { Account } from '#server/platform/contract/account.ts'
import { Problem } from '#server/platform/problems/problem.ts'

declare module 'mercurius' {
	interface MercuriusContext {
		account: Account | null
	}
}

/** The context that every resolver receives. */
export type GraphContext = { account: Account | null }

/** @throws Problem 401 signed-out */
export const ownerOf = (context: GraphContext): Account => {
	if (!context.account) throw new Problem(401, 'signed-out')
	return context.account
}

/**
 * A client-sent owner is checked, never believed.
 * @throws Problem 403 forbidden when it names somebody else
 */
export const ownOnly = (context: GraphContext, claimed: string): Account => {
	const account = ownerOf(context)
	if (claimed !== account.id) throw new Problem(403, 'forbidden')
	return account
}
