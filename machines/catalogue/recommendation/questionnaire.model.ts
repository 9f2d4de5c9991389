import { questionnaireMachine } from './questionnaire.machine.ts'
import { ANSWERS_VERSION, type Answers } from './questionnaire.rules.ts'
import type {
	QuestionnaireContext,
	QuestionnaireEvent,
	QuestionnaireInput,
} from './questionnaire.types.ts'

const options: Answers = {
	experience: ['3 to 5 years'],
	teaching_grade: ['Others'],
	subject_specialization: ['English'],
	competency: ['Assessment'],
	learning_preference: ['quizzes'],
	professional_goals: ['promotion in school'],
	teaching_challenges: ['Assessment'],
}

const stored = (answers: Partial<Answers>) => ({
	version: ANSWERS_VERSION,
	accountId: 'a1',
	answers,
})

const { experience: _, ...allButFirst } = options
const { teaching_challenges: __, ...allButLast } = options

const input = (variant: 'form' | 'wizard', kept: Partial<Answers>): QuestionnaireInput => ({
	accountId: 'a1',
	variant,
	options,
	stored: stored(kept),
})

/** The model of the questionnaire. Questions between the first and the last behave alike. */
export const questionnaireModel = {
	machine: questionnaireMachine,
	inputs: { form: input('form', allButFirst), wizard: input('wizard', allButLast) },
	events: {
		'answer.changed first': {
			type: 'answer.changed',
			question: 'experience',
			values: ['3 to 5 years'],
		},
		'answer.changed last': {
			type: 'answer.changed',
			question: 'teaching_challenges',
			values: ['Assessment'],
		},
		'answer.changed cleared': {
			type: 'answer.changed',
			question: 'teaching_challenges',
			values: [],
		},
		'question.continued': { type: 'question.continued' },
		'question.returned': { type: 'question.returned' },
		'answers.submitted': { type: 'answers.submitted' },
		'result.acknowledged': { type: 'result.acknowledged' },
	} satisfies Record<string, QuestionnaireEvent>,
	outcomes: {
		submitAnswers: {
			recommended: { output: { kind: 'recommended' } },
			offline: { output: { kind: 'offline' } },
			signedOut: { output: { kind: 'signedOut' } },
			failed: { error: new Error('unexpected') },
		},
	},
	delays: {},
	effects: ['storeAnswers', 'discardAnswers', 'askLogin'],
	project: ({ variant, answers, tried, position, failure }: QuestionnaireContext) => ({
		variant,
		open: Object.keys(answers).filter((key) => answers[key as keyof Answers].length === 0),
		tried,
		position,
		failure,
	}),
}
