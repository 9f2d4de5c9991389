import { setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	LessonFinishActors,
	LessonFinishContext,
	LessonFinishEffects,
	LessonFinishEvent,
	LessonFinishInput,
	LessonFinishTag,
} from './lesson-finish.types.ts'
import type { LessonMarkFailure, LessonMarkVerdict } from './lesson-mark.types.ts'

/** A teacher finishes a lesson and goes on with one press (CAT-08). */
export const lessonFinishMachine = setup({
	types: {
		context: {} as LessonFinishContext,
		events: {} as LessonFinishEvent,
		input: {} as LessonFinishInput,
		tags: {} as LessonFinishTag,
		meta: {} as { requirement: string },
	},
	actors: {} as LessonFinishActors,
	actions: { ...({} as LessonFinishEffects), ...failureActions<LessonMarkFailure>() },
	guards: { isKind },
}).createMachine({
	id: 'lesson-finish',
	description: 'Done, and on to the next lesson.',
	context: ({ input }) => ({ ...input, failure: null }),
	initial: 'reading',
	states: {
		reading: {
			meta: { requirement: 'CAT-08' },
			on: { 'lesson.finished': 'marking' },
		},
		marking: {
			description:
				'The next lesson opens when this one is marked; without a connection the mark waits.',
			tags: 'busy',
			meta: { requirement: 'CAT-08' },
			entry: 'clearFailure',
			invoke: {
				id: 'markLesson',
				src: 'markLesson',
				input: ({ context: { enrolmentId, lessonId } }) => ({ enrolmentId, lessonId, done: true }),
				onDone: [
					{ guard: answered<LessonMarkVerdict>('saved'), target: 'finished' },
					{ target: 'failed', actions: answeredFailure<LessonMarkFailure>() },
				],
				onError: { target: 'failed', actions: unavailable },
			},
		},
		failed: {
			tags: 'failed',
			on: { 'lesson.finished': 'marking' },
		},
		finished: {
			meta: { requirement: 'CAT-08' },
			entry: 'goOn',
			on: {
				'lesson.finished': {
					actions: 'goOn',
					description: 'The next page did not open; it is asked for again.',
				},
			},
		},
	},
})
