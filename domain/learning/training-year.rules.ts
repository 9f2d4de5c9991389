/** Provider of a training: CBSE or a government body, or a school for its own teachers. */
export type TrainingKind = 'board' | 'school'

/**
 * CBSE's areas of professional development: core values and ethics, knowledge and practice,
 * professional growth.
 */
export type TrainingStandard = 'values' | 'practice' | 'growth'

export const trainingKinds = ['board', 'school'] as const satisfies readonly TrainingKind[]
export const trainingStandards = [
	'values',
	'practice',
	'growth',
] as const satisfies readonly TrainingStandard[]

/**
 * CBSE's yearly goals for a teacher, in minutes: 50 hours, half of them by board or government; 12,
 * 24 and 14 by standard.
 */
export const trainingGoals = {
	all: 50 * 60,
	board: 25 * 60,
	school: 25 * 60,
	values: 12 * 60,
	practice: 24 * 60,
	growth: 14 * 60,
} as const

const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/**
 * Returns the minutes expected by a day, with the 50 hours spread evenly over the school year
 * (HRS-03): 0 before it, all after it.
 * @param today YYYY-MM-DD in India
 */
export const expectedMinutes = (year: number, today: string): number => {
	const begin = atNoon(`${year}-04-01`)
	const share = (atNoon(today) - begin) / (atNoon(`${year + 1}-04-01`) - begin)
	return Math.floor(trainingGoals.all * Math.min(1, Math.max(0, share)))
}

/** Minutes as hours with at most one decimal place: `2.5`. */
export const hoursOf = (minutes: number): string => String(Math.round(minutes / 6) / 10)

/** Sums of a year. */
export type TrainingSums = Record<keyof typeof trainingGoals, number>

/** India is this far ahead of UTC, in ms. */
const INDIAN_TIME_MS = 5.5 * 3_600_000

/** The day in India of a moment, YYYY-MM-DD. */
export const indianDayOf = (moment: Date): string =>
	new Date(moment.getTime() + INDIAN_TIME_MS).toISOString().slice(0, 10)

/** The year in which the school year of a day began: April to March. @param day YYYY-MM-DD */
export const schoolYearOf = (day: string): number =>
	Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0)

/** First and last day of a school year, by the year in which it began. */
export const daysOfSchoolYear = (year: number) => ({
	first: `${year}-04-01`,
	last: `${year + 1}-03-31`,
})

/** A school year as it is written: `2026-27`. */
export const nameOfSchoolYear = (year: number): string =>
	`${year}-${String((year + 1) % 100).padStart(2, '0')}`

/** Minutes of entries together, by kind and by standard. */
export const sumTraining = (
	entries: readonly { minutes: number; kind: TrainingKind; standard: TrainingStandard }[],
): TrainingSums => {
	const sums = { all: 0, board: 0, school: 0, values: 0, practice: 0, growth: 0 }
	for (const { minutes, kind, standard } of entries) {
		sums.all += minutes
		sums[kind] += minutes
		sums[standard] += minutes
	}
	return sums
}
