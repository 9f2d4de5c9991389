import type { AssessmentSharing as Sharing } from '#openapi/v1.gen.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import { deleteConsent, findSharing, insertConsent } from './assessment-consent.store.ts'

/** PRI-02: whether the caller's school sees the caller's name with the self-assessment. */
export const describeSharing = async (db: Db, accountId: string): Promise<Sharing> => {
	const [row] = await findSharing(db, { accountId })
	return { school: row!.school, is_shared: row!.isShared }
}

/**
 * PRI-02: stores or withdraws the caller's consent that the present school sees name, mean score
 * and date.
 * @throws Problem 403 forbidden for a consent without a school
 */
export const setSharing = async (
	db: Db,
	me: Account,
	asked: { isShared: boolean; now: Date },
): Promise<Sharing> => {
	if (asked.isShared)
		await insertConsent(db, { accountId: me.id, schoolId: schoolOf(me), agreedAt: asked.now })
	else await deleteConsent(db, me.id)
	return describeSharing(db, me.id)
}
