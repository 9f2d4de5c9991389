import { lockAccount } from '#server/people/account/account.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { endEnrolments, endTerms } from './gift.store.ts'
import { deleteAssignments, findLicence, freeSeats, holdersOf } from './licence.store.ts'

/**
 * Ends a teacher's licence seats, one or all, inside a transaction that holds the account: the
 * plan's term and the access to a resource. Enrolments through a plan and earned results stay.
 * @returns the number of freed seats
 */
export const takeLicences = async (
	tx: Db,
	accountId: string,
	now: Date,
	licenceId?: string,
): Promise<number> => {
	const seats = await deleteAssignments(tx, accountId, licenceId)
	if (seats.length === 0) return 0
	const ids = seats.map(({ id }) => id)
	await freeSeats(
		tx,
		seats.map((seat) => seat.licenceId),
	)
	await endTerms(tx, accountId, ids, now)
	await endEnrolments(tx, accountId, ids)
	return seats.length
}

/**
 * INV-03: revokes every seat of a licence, inside the caller's transaction. Locks accounts in one
 * order.
 */
export const takeAllSeats = async (tx: Db, licenceId: string, now: Date): Promise<void> => {
	for (const accountId of await holdersOf(tx, licenceId)) {
		await lockAccount(tx, accountId)
		await takeLicences(tx, accountId, now, licenceId)
	}
}

/**
 * SCH-06: revokes a teacher's seat; a repeat changes nothing.
 * @throws Problem 404 not-found for another school's licence
 */
export const revokeLicence = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	asked: { schoolId: string; licenceId: string; teacherId: string },
): Promise<{ left: number }> =>
	db.transaction(async (tx) => {
		const { schoolId, licenceId, teacherId } = asked
		if (!(await findLicence(tx, schoolId, licenceId))) throw new Problem(404, 'not-found')
		await lockAccount(tx, teacherId)
		await takeLicences(tx, teacherId, clock(), licenceId)
		const { quantity, assignedCount } = (await findLicence(tx, schoolId, licenceId))!
		return { left: quantity - assignedCount }
	})
