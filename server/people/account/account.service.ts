import { schoolAnswer } from '#server/people/school/school.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { keyOf } from '#server/platform/storage/upload-address.ts'
import { readBelongings, swapAvatar, updateDetails } from './account.store.ts'
import { routesOf } from './routes.rules.ts'

export {
	accountOfEmail,
	changeEmail,
	findAccountOfEmail,
	findLanguage,
	grantRole,
	lockAccount,
	rememberLanguage,
	rememberName,
	rememberPhone,
	writeRoles,
} from './account.store.ts'
export {
	deleteSuspension,
	findSuspension,
	findSuspensionOfEmail,
	insertSuspension,
} from './suspension.store.ts'

/**
 * The signed-in person with coins (0 without a wallet, PRF-04) and school (SES-04).
 * @param isView true if support looks at the account (DSK-13)
 */
export const describeAccount = async (db: Db, me: Account, isView = false) => {
	const { coins, school } = await readBelongings(db, me.id)
	return {
		id: me.id,
		displayName: me.displayName,
		is_name_made_up: me.isNameMadeUp,
		email: me.email,
		avatarUrl: me.avatarUrl,
		phone: me.phone,
		country: me.country,
		roles: me.roles,
		points: me.points,
		coins,
		school: school && schoolAnswer(school),
		is_view: isView,
	}
}

/**
 * Changes what a person says of themselves; what is left out stays.
 * @param details name with whatever spaces were typed around it, phone in international form or
 * null for none
 * @returns the person as getUserInfo describes them
 */
export const changeDetails = async (
	db: Db,
	me: Account,
	details: { displayName?: string; phone?: string | null },
) => {
	const { displayName: name, phone } = details
	const changed = {
		...(name !== undefined && { displayName: name.trim(), isNameMadeUp: false }),
		...(phone !== undefined && { phone }),
	}
	await updateDetails(db, me.id, changed)
	return describeAccount(db, { ...me, ...changed })
}

/** Returns what the person may open, and the type of their school (PRF-01, SCH-02, ROL-02). */
export const describeRoutes = async (db: Db, me: Account) => {
	const { school } = await readBelongings(db, me.id)
	const seen = school && {
		schoolType: school.schoolType,
		isVerified: school.verificationStatus === 'verified',
	}
	return { ...routesOf(me.roles, seen), school_type: school?.schoolType ?? null }
}

/**
 * Sets or clears the person's picture and deletes the previous one. Only addresses of own uploads
 * are accepted.
 * @throws Problem 403 forbidden
 */
export const changeAvatar = async (
	deps: Pick<Deps, 'db' | 'storage'>,
	accountId: string,
	avatarUrl: string | null,
): Promise<void> => {
	if (avatarUrl && !avatarUrl.startsWith(`/uploads/${accountId}/`))
		throw new Problem(403, 'forbidden')
	const before = keyOf(await swapAvatar(deps.db, accountId, avatarUrl))
	if (before && before !== keyOf(avatarUrl)) await deps.storage.delete(before)
}
