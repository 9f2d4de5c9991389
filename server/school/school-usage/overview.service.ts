import { sumTraining } from '#domain/learning/training-year.rules.ts'
import type { SchoolOverview } from '#openapi/v1.gen.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type MonthRow, readFigures, readMonths, readTypes } from './overview.store.ts'
import { yearOfSchool } from './year-of-school.rules.ts'

/** The months of a school year as YYYY-MM, April first. */
const monthsOf = (year: number): string[] =>
	Array.from({ length: 12 }, (_, i) => {
		const month = ((i + 3) % 12) + 1
		return `${i < 9 ? year : year + 1}-${String(month).padStart(2, '0')}`
	})

const minutesOf = (rows: readonly MonthRow[], month: string, kind: MonthRow['kind']): number =>
	rows.reduce((sum, row) => sum + (row.month === month && row.kind === kind ? row.minutes : 0), 0)

/** SCH-08: figures of a school in a school year, the present one when none is named. */
export const describeOverview = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	schoolId: string,
	asked: number | undefined,
): Promise<SchoolOverview> => {
	const { year, years, of } = yearOfSchool(schoolId, asked, clock())
	const [rows, enrolments, figures] = await Promise.all([
		readMonths(db, of),
		readTypes(db, of),
		readFigures(db, of),
	])
	return {
		...{ year, years, sums: sumTraining(rows), enrolments },
		months: monthsOf(year).map((month) => ({
			month,
			board: minutesOf(rows, month, 'board'),
			school: minutesOf(rows, month, 'school'),
		})),
		figures: { ...figures, enrolments: enrolments.reduce((sum, { count }) => sum + count, 0) },
	}
}
