import { m } from '#i18n/messages'
import type { Enrolment } from '#openapi/v1.gen.ts'

type Standing = 'begun' | 'fresh' | 'completed'

const standingOf = ({ status, done_lessons, total_lessons }: Enrolment): Standing => {
	if (status === 'pending' || done_lessons === 0) return 'fresh'
	return done_lessons < total_lessons ? 'begun' : 'completed'
}

const words: Record<Standing, () => string> = {
	begun: m.learning_begun,
	fresh: m.learning_fresh,
	completed: m.learning_completed,
}

/** A page of my learning in the server's order, each part under what it is (CAT-08). */
export const learningGroups = (page: readonly Enrolment[]) =>
	[...Map.groupBy(page, standingOf)].map(([standing, enrolments]) => ({
		standing,
		title: words[standing](),
		enrolments,
	}))
