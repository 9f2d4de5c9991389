import { minutesOfHours } from '#domain/learning/training-fields.rules.ts'
import {
	daysOfSchoolYear,
	indianDayOf,
	schoolYearOf,
} from '#domain/learning/training-year.rules.ts'
import { type SessionDraft, sessionFaults } from '#domain/school/school-session.rules.ts'
import type { SchoolSession } from '#openapi/v1.gen.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { writeAttendance, writeSession } from './keep-session.store.ts'
import {
	deleteSession,
	type FoundSession,
	findSession,
	listSessions,
	listTeachers,
} from './session.store.ts'

const sessionAnswer = ({ session, attendees }: FoundSession): SchoolSession => {
	const { id, title, heldOn: held_on, minutes, standard, trainer } = session
	return { id, title, held_on, minutes, standard, trainer, attendees }
}

/** HRS-03: sessions of a school in a school year, the newest first. */
export const readSessions = async (
	{ db, clock }: Deps,
	schoolId: string,
	asked: { year?: number | undefined; limit?: number | undefined; offset?: number | undefined },
) => {
	const { year = schoolYearOf(indianDayOf(clock())), limit = 25, offset = 0 } = asked
	const window = { schoolId, ...daysOfSchoolYear(year), limit, offset }
	const { rows, total } = await listSessions(db, window)
	return { total, data: rows.map(sessionAnswer) }
}

/** HRS-03: a school’s session with who was there. @throws Problem 404 not-found */
export const readSession = async ({ db }: Deps, schoolId: string, id: string) => {
	const found = await findSession(db, schoolId, id)
	if (!found) throw new Problem(404, 'not-found')
	const { session, people } = found
	return { session: sessionAnswer({ session, attendees: people.length }), attendees: people }
}

/** HRS-03: a page of those who can be at a session. */
export const readSchoolTeachers = (
	{ db }: Deps,
	schoolId: string,
	{ limit = 100, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) => listTeachers(db, { schoolId, limit, offset })

/**
 * HRS-03: records or corrects a session. Every attendee gets its hours once; removed attendees lose
 * them.
 * @throws Problem 409 session-invalid, attendee-unknown; 404 not-found for another school's session
 * or a deleted one
 */
export const keepSession = async (
	{ db, clock }: Deps,
	schoolId: string,
	asked: { id: string; isNew: boolean; draft: SessionDraft; attending: readonly string[] },
): Promise<void> => {
	const { id, isNew, draft } = asked
	const now = clock()
	const attending = [...new Set(asked.attending.map((one) => one.toLowerCase()))].sort()
	const faults = sessionFaults(draft, indianDayOf(now), attending.length)
	const [field, fault] = Object.entries(faults)[0] ?? []
	if (field) throw new Problem(409, 'session-invalid', `${field}: ${fault}`)
	const row = {
		...{ id, schoolId, title: draft.title.trim(), trainer: draft.trainer.trim() },
		...{ heldOn: draft.heldOn.trim(), minutes: minutesOfHours(draft.hours)! },
		...{ standard: draft.standard || ('practice' as const), createdAt: now, changedAt: now },
	}
	await db.transaction(async (tx) => {
		const name = await writeSession(tx, row, isNew)
		if (name === undefined) throw new Problem(404, 'not-found')
		if (!(await writeAttendance(tx, row, attending, name)))
			throw new Problem(409, 'attendee-unknown')
	})
}

/**
 * HRS-03: removes a school’s session and takes its hours back; what is not there any more is no
 * error.
 */
export const removeSession = async ({ db }: Deps, schoolId: string, id: string): Promise<void> => {
	await deleteSession(db, schoolId, id)
}
