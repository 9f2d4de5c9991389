import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions } from '#machines/kit/failure.ts'
import { type Answers, questions, readAnswers, unansweredOf } from './questionnaire.rules.ts'
import type {
	QuestionnaireActors,
	QuestionnaireContext,
	QuestionnaireEffects,
	QuestionnaireEvent,
	QuestionnaireFailure,
	QuestionnaireInput,
	QuestionnaireTag,
	SubmitVerdict,
} from './questionnaire.types.ts'

type InContext = { context: QuestionnaireContext }

const lacksAnswer = ({ answers, position }: QuestionnaireContext) =>
	answers[questions[position]!].length === 0
const mayContinue = (context: QuestionnaireContext) =>
	context.variant === 'wizard' && !lacksAnswer(context) && context.position < questions.length - 1
const own = ({ context: { accountId, answers } }: InContext) => ({ accountId, answers })
const failing = (kind: QuestionnaireFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})

/** The questions that recommendations come from, as one form or one at a time (NDG-03, NDG-04). */
export const questionnaireMachine = setup({
	types: {
		context: {} as QuestionnaireContext,
		events: {} as QuestionnaireEvent,
		input: {} as QuestionnaireInput,
		tags: {} as QuestionnaireTag,
		meta: {} as { requirement: string },
	},
	actors: {} as QuestionnaireActors,
	actions: {
		...({} as QuestionnaireEffects),
		assignAnswer: assign({
			answers: ({ context }, params: Partial<Answers>): Answers => ({
				...context.answers,
				...params,
			}),
		}),
		goOn: assign({ position: ({ context }) => context.position + 1, tried: false }),
		goBack: assign({ position: ({ context }) => context.position - 1, tried: false }),
		tryQuestion: assign({ tried: true }),
		tryAll: assign(({ context }) => ({
			tried: true,
			position: questions.indexOf(unansweredOf(context.answers)[0]!),
		})),
		...failureActions<QuestionnaireFailure>(),
	},
	guards: {
		hasNext: ({ context }) => mayContinue(context),
		lacksAnswer: ({ context }) => context.variant === 'wizard' && lacksAnswer(context),
		hasBefore: ({ context }) => context.variant === 'wizard' && context.position > 0,
		isComplete: ({ context }) => unansweredOf(context.answers).length === 0,
		isKind,
	},
}).createMachine({
	id: 'questionnaire',
	description: 'What a teacher does and wants, as one form or a question at a time.',
	context: ({ input }) => ({
		accountId: input.accountId,
		variant: input.variant,
		answers: readAnswers(input.stored, input.accountId, input.options),
		tried: false,
		position: 0,
		failure: null,
	}),
	initial: 'answering',
	states: {
		answering: {
			meta: { requirement: 'NDG-03' },
			on: {
				'answer.changed': {
					actions: [
						{
							type: 'assignAnswer',
							params: ({ event }) => ({ [event.question]: event.values }),
						},
						{ type: 'storeAnswers', params: own },
					],
				},
				'question.continued': [
					{ guard: 'hasNext', actions: 'goOn' },
					{
						guard: 'lacksAnswer',
						actions: 'tryQuestion',
						description: 'Says that an answer is required.',
					},
				],
				'question.returned': { guard: 'hasBefore', actions: 'goBack' },
				'answers.submitted': [
					{ guard: 'isComplete', target: 'submitting', actions: 'clearFailure' },
					{
						actions: 'tryAll',
						description: 'Says which answers are missing; the first of them comes to the front.',
						meta: { requirement: 'NDG-04' },
					},
				],
			},
		},
		submitting: {
			tags: 'busy',
			meta: { requirement: 'NDG-04' },
			invoke: {
				id: 'submitAnswers',
				src: 'submitAnswers',
				input: ({ context }) => ({ answers: context.answers }),
				onDone: [
					{
						guard: answered<SubmitVerdict>('recommended'),
						target: 'recommended',
						actions: 'discardAnswers',
					},
					{
						guard: answered<SubmitVerdict>('signedOut'),
						target: 'answering',
						actions: [failing('signedOut'), 'askLogin'],
					},
					{ target: 'failed', actions: failing('offline') },
				],
				onError: { target: 'failed', actions: failing('unavailable') },
			},
		},
		failed: {
			description: '`Error!` / `Failed to recommend resources!`; every answer is kept.',
			tags: 'failed',
			meta: { requirement: 'NDG-04' },
			on: { 'result.acknowledged': 'answering' },
		},
		recommended: {
			description: '`Success!` / `Resources recommended successfully!`',
			tags: 'recommended',
			meta: { requirement: 'NDG-04' },
			on: { 'result.acknowledged': 'finished' },
		},
		finished: { type: 'final' },
	},
})
