import { profileQuestionsMachine } from './profile-questions.machine.ts'
import type { ProfileQuestionsContext, ProfileQuestionsEvent } from './profile-questions.types.ts'

const saved = {
	q1: { answerId: 'a1', values: ['Class 5'] },
	q2: { answerId: null, values: [] },
}

/** How the paths of profile-questions are found. */
export const profileQuestionsModel = {
	machine: profileQuestionsMachine,
	inputs: {
		fresh: { accountId: 'p1', saved },
		kept: {
			accountId: 'p1',
			saved,
			stored: { version: 1, accountId: 'p1', draft: { q2: ['Phonics'], gone: ['x'] } },
		},
	},
	events: {
		'answer.changed choice': {
			type: 'answer.changed',
			questionId: 'q1',
			values: ['Class 5', 'Class 6'],
		},
		'answer.changed text': { type: 'answer.changed', questionId: 'q2', values: ['Phonics'] },
		'answer.changed blank': { type: 'answer.changed', questionId: 'q2', values: ['  '] },
		'form.submitted': { type: 'form.submitted' },
		'answers.observed': {
			type: 'answers.observed',
			saved: { ...saved, q2: { answerId: 'a3', values: ['Fractions'] } },
		},
	} satisfies Record<string, ProfileQuestionsEvent>,
	outcomes: {
		saveAnswer: {
			saved: { output: { answerId: 'a2' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeDraft', 'announceNothing', 'announceSaved', 'announceFailure'],
	project: ({ saved: known, draft }: ProfileQuestionsContext) => ({
		saved: Object.fromEntries(Object.entries(known).map(([id, { values }]) => [id, values])),
		answers: Object.values(known).map(({ answerId }) => answerId),
		draft,
	}),
}
