import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions } from '#machines/kit/failure.ts'
import { nextPosition, readAnswers, unansweredOf, withAnswer } from './quiz-attempt.rules.ts'
import type {
	AttemptVerdict,
	QuizAttemptActors,
	QuizAttemptContext,
	QuizAttemptEffects,
	QuizAttemptEvent,
	QuizAttemptFailure,
	QuizAttemptInput,
	QuizAttemptTag,
	Score,
} from './quiz-attempt.types.ts'

type Answer = { event: { output: AttemptVerdict } }

const quiz = ({ context }: { context: QuizAttemptContext }) => ({ quizId: context.quizId })
const attempt = ({ context }: { context: QuizAttemptContext }) => ({
	quizId: context.quizId,
	draw: context.draw,
	answers: context.answers,
})
const change = ({ context }: { context: QuizAttemptContext }) => ({
	changeId: context.changeId!,
})
const failing = (kind: QuizAttemptFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})

/** One attempt at a quiz: answers kept until the server has marked them (FTR-01). */
export const quizAttemptMachine = setup({
	types: {
		context: {} as QuizAttemptContext,
		events: {} as QuizAttemptEvent,
		input: {} as QuizAttemptInput,
		tags: {} as QuizAttemptTag,
		meta: {} as { requirement: string },
	},
	actors: {} as QuizAttemptActors,
	actions: {
		...({} as QuizAttemptEffects),
		assignAnswer: assign(({ context }, params: { questionId: string; answer: string }) => ({
			answers: withAnswer(context.answers, params),
			missing: context.missing.filter((id) => id !== params.questionId),
		})),
		visit: assign({ position: (_, params: { position: number }) => params.position }),
		showMissing: assign(({ context }) => {
			const missing = unansweredOf(context.questionIds, context.answers)
			return { missing, position: context.questionIds.indexOf(missing[0]!) }
		}),
		assignScore: assign({ score: (_, params: Score) => params }),
		...failureActions<QuizAttemptFailure>(),
		assignChange: assign({
			changeId: (_, params: { changeId: string | null }) => params.changeId,
		}),
		clearChange: assign({ changeId: null }),
		endTime: assign({ isOver: true }),
		clearLimit: assign({ isWaived: true }),
		startOver: assign((_, drawn: { questionIds: readonly string[]; draw: string | null }) => ({
			...drawn,
			answers: {},
			position: 0,
			missing: [],
			score: null,
			isWaived: false,
			isOver: false,
			changeId: null,
		})),
	},
	guards: {
		isComplete: ({ context }) => unansweredOf(context.questionIds, context.answers).length === 0,
		isQuestion: ({ context }, params: { position: number }) =>
			context.questionIds[params.position] !== undefined,
		isOver: ({ context }) => context.isOver,
		isKind,
	},
}).createMachine({
	id: 'quiz-attempt',
	description: 'Answering, sending, and the score.',
	context: ({ input }) => {
		const answers = readAnswers(input.stored, input.quizId, input)
		return {
			quizId: input.quizId,
			questionIds: input.questionIds,
			draw: input.draw,
			answers,
			position: nextPosition(input.questionIds, answers),
			missing: [],
			score: null,
			isWaived: false,
			isOver: false,
			failure: null,
			changeId: null,
		}
	},
	initial: 'answering',
	states: {
		answering: {
			meta: { requirement: 'FTR-01' },
			initial: 'idle',
			invoke: {
				id: 'awaitTimeEnd',
				src: 'awaitTimeEnd',
				input: quiz,
				onDone: {
					target: 'submitting',
					actions: 'endTime',
					description: 'What is answered when the time ends is handed in.',
				},
			},
			on: {
				'time.waived': {
					actions: ['clearLimit', { type: 'waiveTime', params: quiz }],
					description: 'Nobody has to hurry (WCAG 2.2.1).',
				},
				'answer.chosen': {
					actions: [
						{
							type: 'assignAnswer',
							params: ({ event }) => ({ questionId: event.questionId, answer: event.answer }),
						},
						{ type: 'storeAnswers', params: attempt },
					],
				},
				'question.visited': {
					guard: { type: 'isQuestion', params: ({ event }) => ({ position: event.position }) },
					actions: { type: 'visit', params: ({ event }) => ({ position: event.position }) },
				},
				'attempt.submitted': [
					{ guard: 'isComplete', target: 'submitting' },
					{ actions: 'showMissing', description: 'Shows the first question without an answer.' },
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Not marked; every answer is still there.',
					tags: 'failed',
					meta: { requirement: 'FTR-01' },
					exit: 'clearFailure',
				},
			},
		},
		submitting: {
			tags: 'busy',
			meta: { requirement: 'FTR-01' },
			invoke: {
				id: 'submitAttempt',
				src: 'submitAttempt',
				input: attempt,
				onDone: [
					{
						guard: answered<AttemptVerdict>('scored'),
						target: 'scored',
						actions: {
							type: 'assignScore',
							params: ({ event }: Answer) => {
								const { correct, total } = event.output as { kind: 'scored' } & Score
								return { correct, total }
							},
						},
					},
					{
						guard: answered<AttemptVerdict>('queued'),
						target: 'queued',
						actions: {
							type: 'assignChange',
							params: ({ event }: Answer) => ({
								changeId: event.output.kind === 'queued' ? event.output.changeId : null,
							}),
						},
						meta: { requirement: 'OFF-01' },
					},
					{
						guard: answered<AttemptVerdict>('signedOut'),
						target: 'notMarked',
						actions: [failing('signedOut'), { type: 'askLogin', params: quiz }],
					},
					{
						guard: answered<AttemptVerdict>('redrawn'),
						target: 'notDrawn',
						actions: failing('redrawn'),
						description: 'The answers are to questions that this attempt does not ask.',
					},
					{ target: 'notMarked', actions: failing('gone') },
				],
				onError: { target: 'notMarked', actions: failing('unavailable') },
			},
		},
		notMarked: {
			always: [
				{
					guard: 'isOver',
					target: 'over',
					description: 'No answer can be changed after the time has ended.',
				},
				{ target: 'answering.failed' },
			],
		},
		over: {
			description:
				'The time has ended and the answers were not marked; they can be handed in again.',
			tags: 'failed',
			meta: { requirement: 'FTR-01' },
			exit: 'clearFailure',
			on: { 'attempt.submitted': 'submitting' },
		},
		queued: {
			description: 'The answers wait for the connection and are handed in once.',
			meta: { requirement: 'OFF-01' },
			invoke: {
				id: 'awaitMarking',
				src: 'awaitMarking',
				input: change,
				onDone: {
					target: 'scored',
					actions: { type: 'assignScore', params: ({ event }) => event.output },
				},
			},
			on: {
				'attempt.resumed': [
					{
						guard: 'isOver',
						target: 'over',
						actions: [{ type: 'withdrawChange', params: change }, 'clearChange'],
					},
					{
						target: 'answering',
						actions: [{ type: 'withdrawChange', params: change }, 'clearChange'],
					},
				],
			},
		},
		scored: {
			meta: { requirement: 'FTR-01' },
			entry: { type: 'discardAnswers', params: quiz },
			on: { 'attempt.restarted': 'drawing' },
		},
		drawing: {
			description: 'Each attempt has its own questions.',
			tags: 'busy',
			meta: { requirement: 'FTR-01' },
			invoke: {
				id: 'drawQuestions',
				src: 'drawQuestions',
				input: quiz,
				onDone: {
					target: 'answering',
					actions: { type: 'startOver', params: ({ event }) => event.output },
				},
				onError: { target: 'notDrawn', actions: failing('unavailable') },
			},
		},
		notDrawn: {
			description: 'There are no questions to answer yet; they can be asked for again.',
			tags: 'failed',
			meta: { requirement: 'FTR-01' },
			entry: { type: 'discardAnswers', params: quiz },
			exit: 'clearFailure',
			on: { 'attempt.restarted': 'drawing' },
		},
	},
})
