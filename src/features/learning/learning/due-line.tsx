import { dueStateOf } from '#domain/learning/due-day.rules.ts'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { Enrolment } from '#openapi/v1.gen.ts'
import { Badge } from '#ui/display/badge.tsx'

/** The day by which a teacher's school wants a course completed, until it is (29.9). */
export const DueLine = ({ due_on, progress }: Pick<Enrolment, 'due_on' | 'progress'>) => {
	if (!due_on) return null
	const state = dueStateOf({ dueOn: due_on, isDone: progress === 100 }, indianDayOf(new Date()))
	if (state === 'done') return null
	const words = { date: shortDate(due_on) }
	return (
		<p>
			<Badge tone={state === 'late' ? 'red' : 'gold'}>
				{state === 'late' ? m.learning_due_late(words) : m.learning_due(words)}
			</Badge>
		</p>
	)
}
