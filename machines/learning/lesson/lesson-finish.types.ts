import type { LessonMarkActors, LessonMarkFailure } from './lesson-mark.types.ts'

export type LessonFinishInput = { enrolmentId: string; lessonId: string }

export type LessonFinishContext = LessonFinishInput & { failure: LessonMarkFailure | null }

export type LessonFinishEvent = { type: 'lesson.finished' }

/** `failed` while the teacher reads why the lesson is not done. */
export type LessonFinishTag = 'busy' | 'failed'

export type LessonFinishActors = LessonMarkActors

export type LessonFinishEffects = {
	/** Opens the next lesson, or the course after its last one. */
	goOn: () => void
}
