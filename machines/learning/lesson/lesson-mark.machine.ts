import { setup, stateIn } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions } from '#machines/kit/failure.ts'
import type {
	LessonMarkActors,
	LessonMarkContext,
	LessonMarkEvent,
	LessonMarkFailure,
	LessonMarkInput,
	LessonMarkTag,
	LessonMarkVerdict,
} from './lesson-mark.types.ts'

const wish =
	(done: boolean) =>
	({ context }: { context: LessonMarkContext }) => ({
		enrolmentId: context.enrolmentId,
		lessonId: context.lessonId,
		done,
	})
const failing = (kind: LessonMarkFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})
const observed = (wanted: boolean) => ({
	type: 'isObserved' as const,
	params: ({ event }: { event: { done: boolean } }) => ({ done: event.done, wanted }),
})

/** One lesson's tick: shown immediately and reverted if the server refuses. */
export const lessonMarkMachine = setup({
	types: {
		context: {} as LessonMarkContext,
		events: {} as LessonMarkEvent,
		input: {} as LessonMarkInput,
		tags: {} as LessonMarkTag,
	},
	actors: {} as LessonMarkActors,
	actions: {
		...failureActions<LessonMarkFailure>(),
	},
	guards: {
		wasDone: ({ context }) => context.doneBefore,
		isObserved: (_, params: { done: boolean; wanted: boolean }) => params.done === params.wanted,
		isTakenBack: stateIn({ marking: 'takenBack' }),
		isTickedAgain: stateIn({ unmarking: 'tickedAgain' }),
		isKind,
	},
}).createMachine({
	id: 'lesson-mark',
	description: 'I have done this lesson.',
	context: ({ input }) => ({
		enrolmentId: input.enrolmentId,
		lessonId: input.lessonId,
		doneBefore: input.done,
		failure: null,
	}),
	initial: 'opening',
	states: {
		opening: {
			always: [{ guard: 'wasDone', target: 'done' }, { target: 'undone' }],
		},
		undone: {
			entry: 'clearFailure',
			on: {
				'lesson.toggled': 'marking',
				'progress.observed': { guard: observed(true), target: 'done' },
			},
		},
		marking: {
			description:
				'The tick is shown already; a second press removes it, and is sent after the answer to the first.',
			tags: 'busy',
			entry: 'clearFailure',
			initial: 'ticked',
			states: {
				ticked: { tags: 'done', on: { 'lesson.toggled': 'takenBack' } },
				takenBack: { on: { 'lesson.toggled': 'ticked' } },
			},
			invoke: {
				id: 'markLesson',
				src: 'markLesson',
				input: wish(true),
				onDone: [
					{
						guard: answered<LessonMarkVerdict>('gone'),
						target: 'markFailed',
						actions: failing('gone'),
					},
					{
						guard: answered<LessonMarkVerdict>('signedOut'),
						target: 'markFailed',
						actions: failing('signedOut'),
					},
					{ guard: 'isTakenBack', target: 'unmarking' },
					{ target: 'done' },
				],
				onError: { target: 'markFailed', actions: failing('unavailable') },
			},
		},
		markFailed: {
			description: 'The tick went back; the teacher reads why and may press again.',
			tags: 'failed',
			on: {
				'lesson.toggled': 'marking',
				'progress.observed': { guard: observed(true), target: 'done' },
			},
		},
		done: {
			tags: 'done',
			entry: 'clearFailure',
			on: {
				'lesson.toggled': 'unmarking',
				'progress.observed': { guard: observed(false), target: 'undone' },
			},
		},
		unmarking: {
			description:
				'The tick is off already; a second press sets it again, and is sent after the answer to the first.',
			tags: 'busy',
			entry: 'clearFailure',
			initial: 'unticked',
			states: {
				unticked: { on: { 'lesson.toggled': 'tickedAgain' } },
				tickedAgain: { tags: 'done', on: { 'lesson.toggled': 'unticked' } },
			},
			invoke: {
				id: 'markLesson',
				src: 'markLesson',
				input: wish(false),
				onDone: [
					{
						guard: answered<LessonMarkVerdict>('gone'),
						target: 'unmarkFailed',
						actions: failing('gone'),
					},
					{
						guard: answered<LessonMarkVerdict>('signedOut'),
						target: 'unmarkFailed',
						actions: failing('signedOut'),
					},
					{ guard: 'isTickedAgain', target: 'marking' },
					{ target: 'undone' },
				],
				onError: { target: 'unmarkFailed', actions: failing('unavailable') },
			},
		},
		unmarkFailed: {
			description: 'The tick is back; the teacher reads why and may press again.',
			tags: ['done', 'failed'],
			on: {
				'lesson.toggled': 'unmarking',
				'progress.observed': { guard: observed(false), target: 'undone' },
			},
		},
	},
})
