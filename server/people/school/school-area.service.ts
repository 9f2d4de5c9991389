import { LEAST_ASSESSED, LOW_SCORE } from '#domain/learning/self-assessment.rules.ts'
import {
	type LearningArea,
	learningAreas,
	type RegisterArea,
} from '#domain/people/school-areas.rules.ts'
import type {
	ScheduledTraining,
	SchoolLearning,
	SchoolQuotient,
	SchoolRegister,
} from '#openapi/v1.gen.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countAssessed, findQuizzes, findQuotient } from './assessment-area.store.ts'
import { findSchoolGroups } from './community-space.store.ts'
import { findLearned, findScheduled } from './learning-area.store.ts'
import { findAssessed, findRegistered } from './register.store.ts'

type Paged<Kind> = { kind: Kind; limit?: number; offset?: number }

const pageOf = <Row extends { total: number }>(rows: Row[]) => ({
	total: rows[0]?.total ?? 0,
	data: rows.map(({ total: _, ...row }) => row),
})

const time = (text: string | null) => text && new Date(text).toISOString()

/**
 * Lists the learning of the caller's school's teachers, of one kind (SCH-08).
 * @throws Problem 403 forbidden without a school
 */
export const listLearning = async (
	db: Db,
	me: Account,
	{ kind, limit = 20, offset = 0 }: Paged<LearningArea>,
): Promise<SchoolLearning> => {
	const { total, data } = pageOf(
		await findLearned(db, { schoolId: schoolOf(me), type: learningAreas[kind], limit, offset }),
	)
	return { total, data: data.map((row) => ({ ...row, starts_at: time(row.starts_at) })) }
}

/** A register of the caller's school (SCH-08). @throws Problem 403 forbidden without a school */
export const listRegister = async (
	db: Db,
	me: Account,
	{ kind, limit = 20, offset = 0 }: Paged<RegisterArea>,
): Promise<SchoolRegister> => {
	const asked = { school: schoolOf(me), limit, offset }
	const event = kind === 'gtm-registers' ? 'gtm' : 'tpo'
	const rows = await (kind === 'tq-registers'
		? findAssessed(db, asked)
		: findRegistered(db, { ...asked, event }))
	const { total, data } = pageOf(rows)
	return { total, data: data.map((row) => ({ ...row, at: time(row.at) })) }
}

/**
 * The live sessions to come of the caller's teachers (SCH-08).
 * @throws Problem 403 forbidden without a school
 */
export const listScheduled = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
): Promise<{ data: ScheduledTraining[] }> => {
	const rows = await findScheduled(db, { school: schoolOf(me), now: clock().toISOString() })
	return {
		data: rows.map((row) => ({
			...row,
			starts_at: new Date(row.starts_at).toISOString(),
			ends_at: new Date(row.ends_at).toISOString(),
		})),
	}
}

/**
 * The quizzes that teachers of the caller's school took (SCH-08).
 * @throws Problem 403 forbidden without a school
 */
export const listAssessments = async (db: Db, me: Account) => ({
	data: await findQuizzes(db, { school: schoolOf(me) }),
})

/**
 * How the teachers of the caller's school judge themselves, in averages of at least five (SCH-08,
 * PRI-02).
 * @throws Problem 403 forbidden without a school
 */
export const describeQuotient = async (db: Db, me: Account): Promise<SchoolQuotient> => {
	const school = schoolOf(me)
	const [counted] = await countAssessed(db, { school })
	const { teachers, assessed } = counted!
	return {
		teachers,
		assessed: assessed < LEAST_ASSESSED ? null : assessed,
		competencies: await findQuotient(db, { school, limit: LOW_SCORE, least: LEAST_ASSESSED }),
	}
}

/**
 * The groups that people of the caller's school are in (SCH-08).
 * @throws Problem 403 forbidden without a school
 */
export const listSchoolGroups = async (db: Db, me: Account) => ({
	data: await findSchoolGroups(db, { school: schoolOf(me), me: me.id }),
})
