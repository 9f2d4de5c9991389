/** Days before a due day on which a teacher is reminded of it (29.9). */
export const REMINDER_DAYS = 7

const MOST_DAYS = 366

const daysUntil = (day: string, today: string): number =>
	(Date.parse(day) - Date.parse(today)) / 86_400_000

/**
 * True for a day by which a school may want a course completed: after today, at most 366 days ahead
 * (29.9).
 * @param day YYYY-MM-DD
 * @param today YYYY-MM-DD in India
 */
export const isDueDay = (day: string, today: string): boolean =>
	daysUntil(day, today) >= 1 && daysUntil(day, today) <= MOST_DAYS

/** Where a course with a due day is: done, late, due within a week, or later. */
export type DueState = 'done' | 'late' | 'soon' | 'open'

/**
 * The state of a course with a due day (29.9); the due day itself is not late yet.
 * @param today YYYY-MM-DD in India
 */
export const dueStateOf = (
	{ dueOn, isDone }: { dueOn: string; isDone: boolean },
	today: string,
): DueState => {
	if (isDone) return 'done'
	const days = daysUntil(dueOn, today)
	if (days < 0) return 'late'
	return days <= REMINDER_DAYS ? 'soon' : 'open'
}
