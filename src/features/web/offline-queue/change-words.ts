import { m } from '#i18n/messages'
import type {
	QueuedChange,
	RefusalReason,
} from '#machines/web/offline-queue/offline-queue.types.ts'

/** Describes the effect of a queued change. */
export const changeWords = (change: QueuedChange): string => {
	const { title } = change
	if (change.kind === 'favourite')
		return change.favourite ? m.offline_bookmark({ title }) : m.offline_bookmark_end({ title })
	if (change.kind === 'enrolment') return m.offline_enrol({ title })
	if (change.kind === 'lesson')
		return change.done ? m.offline_lesson({ title }) : m.offline_lesson_end({ title })
	return change.kind === 'quiz' ? m.offline_quiz({ title }) : m.offline_call_back()
}

/** Why the server did not take a change. */
export const reasonWords: Record<RefusalReason, () => string> = {
	gone: m.offline_refused_gone,
	changed: m.offline_refused_changed,
	refused: m.offline_refused,
}
