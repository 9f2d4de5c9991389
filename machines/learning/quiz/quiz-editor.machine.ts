import { assign, emit, setup } from 'xstate'
import type { QuizQuestionContent } from '#domain/learning/quiz-content.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import {
	changedDraft,
	contentOfDraft,
	faultsOfQuizDraft,
	movedQuestions,
	quizDraftOf,
	reportOf,
	withQuestion,
	withQuestions,
} from './quiz-editor.rules.ts'
import type {
	FileVerdict,
	QuestionFile,
	QuizDraft,
	QuizEditorActors,
	QuizEditorContext,
	QuizEditorEffects,
	QuizEditorEmitted,
	QuizEditorEvent,
	QuizEditorFailure,
	QuizEditorInput,
	QuizEditorTag,
	QuizEditorVerdict,
	QuizSaved,
} from './quiz-editor.types.ts'

const meta = { requirement: 'FTR-01' }

const keeping = {
	type: 'storeDraft' as const,
	params: ({ context: { revision, draft } }: { context: QuizEditorContext }) => ({
		kept: { revision, draft },
	}),
}
const savedOf = ({ event }: { event: { output: QuizEditorVerdict } }) => ({
	saved: (event.output as { saved: QuizSaved }).saved,
})

/** A quiz is written: its facts and its questions (FTR-01). The server judges it again. */
export const quizEditorMachine = setup({
	types: {
		context: {} as QuizEditorContext,
		events: {} as QuizEditorEvent,
		emitted: {} as QuizEditorEmitted,
		input: {} as QuizEditorInput,
		tags: {} as QuizEditorTag,
		meta: {} as { requirement: string },
	},
	actors: {} as QuizEditorActors,
	actions: {
		...({} as QuizEditorEffects),
		...failureActions<QuizEditorFailure>(),
		assignField: assign(
			({ context }, { change }: { change: Partial<Omit<QuizDraft, 'questions'>> }) => ({
				draft: changedDraft(context.draft, change, context.saved.id === null),
				faults: context.faults.filter((field) => !(field in change)),
			}),
		),
		addQuestion: assign(({ context: { draft, faults } }, { id }: { id: string }) => ({
			draft: { ...draft, questions: withQuestion(draft.questions, id) },
			faults: faults.filter((field) => field !== 'questions'),
		})),
		assignQuestion: assign(
			(
				{ context: { draft, faults } },
				{ id, change }: { id: string; change: Partial<QuizQuestionContent> },
			) => ({
				draft: {
					...draft,
					questions: draft.questions.map((one) => (one.id === id ? { ...one, ...change } : one)),
				},
				faults: faults.filter((field) => field !== `question ${id}`),
			}),
		),
		moveQuestion: assign(({ context: { draft } }, { id, by }: { id: string; by: 1 | -1 }) => ({
			draft: { ...draft, questions: movedQuestions(draft.questions, id, by) },
		})),
		removeQuestion: assign(({ context: { draft, faults } }, { id }: { id: string }) => ({
			draft: { ...draft, questions: draft.questions.filter((one) => one.id !== id) },
			faults: faults.filter((field) => field !== `question ${id}`),
		})),
		assignFile: assign({ file: (_, { file }: { file: QuestionFile }) => file, report: null }),
		assignRead: assign(
			({ context: { draft, file, faults } }, { verdict }: { verdict: FileVerdict }) => ({
				draft: { ...draft, questions: withQuestions(draft.questions, verdict) },
				report: reportOf(file!.name, draft.questions, verdict),
				faults: faults.filter((field) => field !== 'questions'),
				file: null,
			}),
		),
		assignUnread: assign({
			report: ({ context }) =>
				reportOf(context.file!.name, [], { kind: 'refused', fault: 'unreadable' }),
			file: null,
		}),
		assignFaults: assign({ faults: ({ context }) => faultsOfQuizDraft(context.draft) }),
		assignSaved: assign((_, { saved }: { saved: QuizSaved }) => ({
			saved,
			revision: saved.revision,
			draft: quizDraftOf(saved.content),
		})),
		assignRevision: assign({
			revision: (_, { saved }: { saved: QuizSaved }) => saved.revision,
		}),
		report: emit((_, { saved }: { saved: QuizSaved }) => ({
			type: 'quiz.stored' as const,
			id: saved.id!,
		})),
	},
	guards: {
		isKind,
		isFaulty: ({ context }) => faultsOfQuizDraft(context.draft).length > 0,
	},
}).createMachine({
	id: 'quiz-editor',
	description: 'What is typed stays over every refusal and over a reload.',
	context: ({ input: { saved, kept } }) => ({
		saved,
		revision: kept?.revision ?? saved.revision,
		draft: kept?.draft ?? quizDraftOf(saved.content),
		faults: [],
		failure: null,
		file: null,
		report: null,
	}),
	initial: 'editing',
	states: {
		editing: {
			meta,
			on: {
				'field.changed': {
					actions: [
						{ type: 'assignField', params: ({ event }) => ({ change: event.change }) },
						'clearFailure',
						keeping,
					],
				},
				'question.added': {
					actions: [{ type: 'addQuestion', params: ({ event }) => ({ id: event.id }) }, keeping],
				},
				'question.changed': {
					actions: [
						{
							type: 'assignQuestion',
							params: ({ event: { id, change } }) => ({ id, change }),
						},
						'clearFailure',
						keeping,
					],
				},
				'question.moved': {
					actions: [
						{ type: 'moveQuestion', params: ({ event: { id, by } }) => ({ id, by }) },
						keeping,
					],
				},
				'question.removed': {
					actions: [{ type: 'removeQuestion', params: ({ event }) => ({ id: event.id }) }, keeping],
				},
				'form.submitted': [
					{ guard: 'isFaulty', actions: 'assignFaults' },
					{ target: 'submitting', meta },
				],
				'file.chosen': {
					target: '.reading',
					actions: { type: 'assignFile', params: ({ event }) => ({ file: event.file }) },
				},
			},
			initial: 'idle',
			states: {
				idle: {},
				reading: {
					description: 'Questions of a file are added to the draft; nothing is stored yet.',
					tags: 'reading',
					meta: { requirement: 'DSK-06' },
					invoke: {
						id: 'readQuestions',
						src: 'readQuestions',
						input: ({ context }) => ({ file: context.file! }),
						onDone: {
							target: 'idle',
							actions: [
								{ type: 'assignRead', params: ({ event }) => ({ verdict: event.output }) },
								keeping,
							],
						},
						onError: { target: 'idle', actions: 'assignUnread' },
					},
				},
			},
		},
		submitting: {
			tags: 'busy',
			meta,
			entry: 'clearFailure',
			invoke: {
				id: 'storeQuiz',
				src: 'storeQuiz',
				input: ({ context: { saved, revision, draft } }) => ({
					id: saved.id,
					revision,
					content: contentOfDraft(draft),
				}),
				onDone: [
					{
						guard: answered<QuizEditorVerdict>('stored'),
						target: 'editing',
						actions: [
							{ type: 'assignSaved', params: savedOf },
							{ type: 'storeDraft', params: { kept: null } },
							{ type: 'report', params: savedOf },
						],
					},
					{
						guard: answered<QuizEditorVerdict>('quizChanged'),
						target: 'editing',
						actions: [
							{ type: 'assignRevision', params: savedOf },
							answeredFailure<QuizEditorFailure>(),
						],
						description: 'Sent again, the draft replaces what the other person wrote.',
					},
					{
						guard: answered<QuizEditorVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: 'The second factor expired while the form was open.',
					},
					{ target: 'editing', actions: answeredFailure<QuizEditorFailure>() },
				],
				onError: { target: 'editing', actions: unavailable },
			},
		},
		awaitingFactor: {
			meta,
			description: 'The form stays as it is while a code is asked for.',
			on: { 'factor.verified': 'submitting', 'factor.declined': 'editing' },
		},
	},
})
