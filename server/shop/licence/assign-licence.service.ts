import { v7 } from 'uuid'
import { isDueDay } from '#domain/learning/due-day.rules.ts'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { noteEnrolments } from '#server/learning/learning/enrolment.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as gifts from './gift.store.ts'
import { findLicence, insertAssignments, type Licence, takeSeats } from './licence.store.ts'
import { holdTeachers } from './teacher.store.ts'

/** Why a chosen teacher was left out. */
export type Skipped = { teacher_id: string; reason: 'gone' | 'assigned' | 'owned' }

/** Result of assigning. */
export type Assigned = { assigned: number; skipped: Skipped[]; left: number }

const give = async (
	tx: Db,
	held: Licence,
	seats: readonly { id: string; accountId: string }[],
	{ dueOn, now }: { dueOn: string | null; now: Date },
): Promise<void> => {
	const { planId, resourceId, validUntil } = held
	if (planId) await gifts.beginTerms(tx, seats, { planId, startsAt: now, endsAt: validUntil })
	if (!resourceId) return
	const resourceIds = await gifts.withContents(tx, resourceId)
	await noteEnrolments(tx, await gifts.enrolHolders(tx, seats, { resourceIds, dueOn, now }), now)
}

/**
 * SCH-06: assigns seats of a licence to teachers of its school, all or none. Skips teachers with a
 * seat or with the resource. A plan runs until the licence ends; a resource is opened, to be
 * completed by `dueOn` where the school names a day (29.9).
 * @throws Problem 404 not-found for another school's licence, 409 licence-ended, licences-exhausted
 * with `left`, 400 invalid-request for a due day of a plan, or not after today, or over 366 days
 * ahead
 */
export const assignLicence = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	asked: {
		schoolId: string
		licenceId: string
		teacherIds: readonly string[]
		dueOn?: string | undefined
	},
): Promise<Assigned> =>
	db.transaction(async (tx) => {
		const { schoolId, licenceId } = asked
		const now = clock()
		const held = await findLicence(tx, schoolId, licenceId)
		if (!held) throw new Problem(404, 'not-found')
		if (held.validUntil <= now) throw new Problem(409, 'licence-ended')
		const dueOn = asked.dueOn ?? null
		if (dueOn && (held.title === null || !isDueDay(dueOn, indianDayOf(now))))
			throw new Problem(400, 'invalid-request', 'Choose a day after today, at most a year ahead.')
		const wanted = [...new Set(asked.teacherIds)]
		const teachers = await holdTeachers(tx, schoolId, wanted)
		const owners = held.resourceId ? await gifts.findLearners(tx, held.resourceId, teachers) : []
		const rows = teachers
			.filter((accountId) => !owners.includes(accountId))
			.map((accountId) => ({ id: v7(), licenceId, accountId, createdAt: now }))
		const seats = rows.length > 0 ? await insertAssignments(tx, rows) : []
		const isFull =
			seats.length > 0 && !(await takeSeats(tx, { id: licenceId, seats: seats.length, now }))
		const { quantity, assignedCount } = (await findLicence(tx, schoolId, licenceId))!
		const left = quantity - assignedCount
		if (isFull) throw new Problem(409, 'licences-exhausted', undefined, { left })
		if (seats.length > 0) {
			await give(tx, held, seats, { dueOn, now })
			await notify(
				tx,
				seats.map(({ accountId }) => accountId),
				{
					told: dueOn
						? { kind: 'courseGiven', title: held.title!, dueOn }
						: { kind: 'licenceGiven' },
					route: '/profile/school-benefits',
					taskId: licenceId,
					now,
				},
			)
		}
		const has = new Set(seats.map(({ accountId }) => accountId))
		const skipped = wanted.flatMap((teacher_id): Skipped[] => {
			if (has.has(teacher_id)) return []
			if (!teachers.includes(teacher_id)) return [{ teacher_id, reason: 'gone' }]
			const isHolder = rows.some(({ accountId }) => accountId === teacher_id)
			return [{ teacher_id, reason: isHolder ? 'assigned' : 'owned' }]
		})
		return { assigned: seats.length, skipped, left }
	})
