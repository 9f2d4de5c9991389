import { isAdult } from '#domain/jobs/career-interest.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { insertCareerInterest } from './career-interest.store.ts'

/**
 * NDG-05, NDG-06: stores the form and returns its id; `dob` is YYYY-MM-DD.
 * @param keep what else belongs to the transaction
 * @throws Problem 409 too-young
 */
export const submitCareerInterest = async (
	db: Db,
	given: { accountId: string; form: { dob: string }; now: Date },
	keep: (tx: Db, id: string) => Promise<void>,
): Promise<string> => {
	if (!isAdult(given.form.dob, given.now)) throw new Problem(409, 'too-young')
	return db.transaction(async (tx) => {
		const id = await insertCareerInterest(tx, given)
		await keep(tx, id)
		return id
	})
}
