import { type DueState, dueStateOf } from '#domain/learning/due-day.rules.ts'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { Badge } from '#ui/display/badge.tsx'

const tones = { done: 'leaf', late: 'red', soon: 'gold', open: 'neutral' } as const

const words: Record<DueState, (words: { date: string }) => string> = {
	done: m.teachers_due_done,
	late: m.teachers_due_late,
	soon: m.teachers_due_open,
	open: m.teachers_due_open,
}

/** The standing of a teacher in a course that has a due day (29.9). */
export const DueBadge = (due: { dueOn: string; isDone: boolean }) => {
	const state = dueStateOf(due, indianDayOf(new Date()))
	return <Badge tone={tones[state]}>{words[state]({ date: shortDate(due.dueOn) })}</Badge>
}
