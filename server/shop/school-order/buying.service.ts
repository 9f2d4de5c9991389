import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findLimit, upsertLimit } from './buying.store.ts'

/** Returns true for a person who decides on a school's orders. */
export const isMain = ({ roles }: Pick<Account, 'roles'>): boolean => roles.includes('main_poc')

/** The limit of the caller's school (paise), and whether the caller sets it. */
export const readBuying = async ({ db }: Pick<Deps, 'db'>, me: Account) => ({
	approval_limit: await findLimit(db, schoolOf(me)),
	may_change: isMain(me),
})

/** Sets the limit (paise) of the caller's school; orders that wait already go on waiting. */
export const changeBuying = async (deps: Deps, me: Account, approvalLimit: number) => {
	const row = { schoolId: schoolOf(me), approvalLimit, changedAt: deps.clock() }
	await upsertLimit(deps.db, row)
	return readBuying(deps, me)
}
