import type { PromiseActorLogic } from 'xstate'

/**
 * Why a tick was reverted: the session ended, the lesson is not this teacher's, or no answer came.
 */
export type LessonMarkFailure = 'signedOut' | 'gone' | 'unavailable'

export type LessonMarkContext = {
	enrolmentId: string
	lessonId: string
	/** State of the mark when the lesson appeared. */
	doneBefore: boolean
	failure: LessonMarkFailure | null
}

export type LessonMarkInput = { enrolmentId: string; lessonId: string; done: boolean }

export type LessonMarkEvent =
	| { type: 'lesson.toggled' }
	/** The enrolled item answered. */
	| { type: 'progress.observed'; done: boolean }

/** `done` while the tick shows, saved or not; `failed` while the error is shown. */
export type LessonMarkTag = 'busy' | 'done' | 'failed'

export type LessonMarkVerdict = { kind: 'saved' } | { kind: 'signedOut' } | { kind: 'gone' }

export type LessonMarkActors = {
	markLesson: PromiseActorLogic<
		LessonMarkVerdict,
		{ enrolmentId: string; lessonId: string; done: boolean }
	>
}
