import { emptyQuestion, type QuizContent } from '#domain/learning/quiz-content.rules.ts'
import { quizEditorMachine } from './quiz-editor.machine.ts'
import { quizEditorProperties } from './quiz-editor.properties.ts'
import { emptyQuiz, faultsOfQuizDraft } from './quiz-editor.rules.ts'
import type { QuizEditorContext, QuizEditorEvent, QuizSaved } from './quiz-editor.types.ts'

const content: QuizContent = {
	title: 'How children count',
	slug: 'how-children-count',
	summary: 'First numbers.',
	subject: 'Mathematics',
	tags: [],
	minutes: 10,
	asked: null,
	pools: [],
	shuffle: false,
	questions: [
		{ ...emptyQuestion('q1'), prompt: 'After seven?', options: ['Six', 'Eight'], right: [1] },
	],
}
const known: QuizSaved = { id: 'quiz-1', revision: 1, content }
const later: QuizSaved = { ...known, revision: 2 }

/** How the paths of quiz-editor are found. */
export const quizEditorModel = {
	machine: quizEditorMachine,
	inputs: {
		fresh: { saved: { id: null, revision: 0, content: emptyQuiz }, kept: null },
		known: { saved: known, kept: null },
	},
	events: {
		'field.changed': { type: 'field.changed', change: { minutes: '10' } },
		'question.added': { type: 'question.added', id: 'q2' },
		'question.changed': { type: 'question.changed', id: 'q1', change: { prompt: 'After eight?' } },
		'question.moved': { type: 'question.moved', id: 'q2', by: -1 },
		'question.removed': { type: 'question.removed', id: 'q2' },
		'file.chosen': { type: 'file.chosen', file: { id: 'f1', name: 'questions.csv' } },
		'form.submitted': { type: 'form.submitted' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, QuizEditorEvent>,
	outcomes: {
		readQuestions: {
			read: {
				output: {
					kind: 'read',
					questions: [emptyQuestion('q2')],
					faults: [{ row: 3, column: 'kind', value: 'essay', reason: 'kind' }],
				},
			},
			refused: { output: { kind: 'refused', fault: 'headers' } },
			unreadable: { error: new Error('no file') },
		},
		storeQuiz: {
			stored: { output: { kind: 'stored', saved: later } },
			quizChanged: { output: { kind: 'quizChanged', saved: later } },
			slugTaken: { output: { kind: 'slugTaken' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft'],
	properties: quizEditorProperties,
	project: ({ saved, revision, draft, faults, failure, file, report }: QuizEditorContext) => ({
		isKnown: saved.id !== null,
		revision,
		questions: draft.questions.map(({ id, prompt }) => `${id} ${prompt}`),
		isFaulty: faultsOfQuizDraft(draft).length > 0,
		faults,
		failure,
		file: file?.name ?? null,
		refusal: report?.fault ?? null,
	}),
}
