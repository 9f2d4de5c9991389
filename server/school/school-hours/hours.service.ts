import {
	expectedMinutes,
	indianDayOf,
	schoolYearOf,
	type TrainingSums,
	trainingGoals,
} from '#domain/learning/training-year.rules.ts'
import type { SchoolHours, TeacherHours } from '#openapi/v1.gen.ts'
import { likePart } from '#server/platform/database/like-part.ts'
import type { Db } from '#server/platform/database/open.ts'
import { type JudgedRow, readHours, type SumRow } from './hours.store.ts'
import { remindedBefore } from './reminder.rules.ts'

/** Which of a school’s teachers are asked for, in which order. */
export type HoursSearch = {
	year?: number | undefined
	search?: string | undefined
	filter?: 'behind' | 'reached' | undefined
	sort?: 'behind' | 'hours' | 'name' | undefined
	limit?: number | undefined
	offset?: number | undefined
}

const sumsOf = (row: SumRow): TrainingSums => ({
	all: row.sum_all,
	board: row.sum_board,
	school: row.sum_school,
	values: row.sum_values,
	practice: row.sum_practice,
	growth: row.sum_growth,
})

const teacherOf = (row: JudgedRow, expected: number): TeacherHours => ({
	id: row.id,
	name: row.name,
	sums: sumsOf(row),
	counted: row.counted,
	is_behind: row.counted < expected,
	last_on: row.last_on,
	reminded_at: row.reminded_at,
})

/**
 * HRS-03: a school’s teachers against the hours of a school year, and who is behind for the part of
 * it that has passed.
 */
export const describeHours = async (
	db: Db,
	schoolId: string,
	asked: HoursSearch & { now: Date },
): Promise<SchoolHours> => {
	const today = indianDayOf(asked.now)
	const present = schoolYearOf(today)
	const { year = present, search = '', filter = 'all', sort = 'behind' } = asked
	const { limit = 25, offset = 0 } = asked
	const expected = expectedMinutes(year, today)
	const pattern = search.trim() ? likePart(search.trim()) : null
	const { data, totals, years } = await readHours(db, {
		...{ schoolId, year, expected, pattern, filter, sort, limit, offset },
		reminded: remindedBefore(asked.now),
	})
	const { teachers, behind, reached, remindable, found } = totals
	return {
		year,
		years: [...new Set([present, year, ...years])].sort((a, b) => b - a),
		goals: trainingGoals,
		expected,
		totals: {
			...{ teachers, behind, reached },
			remindable: year === present ? remindable : 0,
			sums: sumsOf(totals),
		},
		teachers: { total: found, data: data.map((row) => teacherOf(row, expected)) },
	}
}
