import {
	daysOfSchoolYear,
	indianDayOf,
	schoolYearOf,
} from '#domain/learning/training-year.rules.ts'
import { beginOf } from './period.rules.ts'

/** A school year of a school as the statements want it, the present one when none is named. */
export const yearOfSchool = (schoolId: string, asked: number | undefined, now: Date) => {
	const present = schoolYearOf(indianDayOf(now))
	const year = asked ?? present
	return {
		year,
		years: [...new Set([year, present, present - 1, present - 2])].sort((a, b) => b - a),
		of: {
			schoolId,
			year,
			...daysOfSchoolYear(year),
			begin: beginOf(`${year}-04-01`).toISOString(),
			end: beginOf(`${year + 1}-04-01`).toISOString(),
		},
	}
}
