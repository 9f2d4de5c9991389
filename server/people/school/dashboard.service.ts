import { indianDayOf, schoolYearOf } from '#domain/learning/training-year.rules.ts'
import type { SchoolDashboard } from '#openapi/v1.gen.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { readHoldings, readLate, readTeachers } from './dashboard.store.ts'

/** How many teachers the dashboard lists. */
const MOST_TEACHERS = 50

/** How many late courses it names. */
const MOST_LATE = 3

/**
 * The school of an account at a glance, in the school year of today (NAV-03), with the courses that
 * are late (29.9).
 * @throws Problem 403 forbidden without a school
 */
export const describeSchool = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	schoolId: string | null,
): Promise<SchoolDashboard> => {
	if (!schoolId) throw new Problem(403, 'forbidden', 'The account belongs to no school.')
	const today = indianDayOf(clock())
	const year = schoolYearOf(today)
	const [holdings, teachers, late] = await Promise.all([
		readHoldings(db, schoolId, clock()),
		readTeachers(db, { schoolId, year, most: MOST_TEACHERS }),
		readLate(db, { schoolId, today, most: MOST_LATE }),
	])
	return {
		city: holdings.city,
		year,
		teachers,
		licences: holdings.licences,
		vouchers: { total: holdings.vouchers, used: holdings.vouchersUsed },
		late,
	}
}

/** 29.9: how many times a teacher of a school is late with a course. */
export const countLate = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	schoolId: string,
): Promise<number> => {
	const late = await readLate(db, { schoolId, today: indianDayOf(clock()), most: 1000 })
	return late.reduce((sum, { teachers }) => sum + teachers, 0)
}
