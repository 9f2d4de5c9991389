import { quizAttemptMachine } from './quiz-attempt.machine.ts'
import { quizAttemptProperties } from './quiz-attempt.properties.ts'
import type { QuizAttemptContext, QuizAttemptEvent } from './quiz-attempt.types.ts'

const questionIds = ['q1', 'q2']

/** How the paths of quiz-attempt are found. */
export const quizAttemptModel = {
	machine: quizAttemptMachine,
	inputs: {
		fresh: { quizId: 'z1', questionIds, draw: null },
		kept: {
			quizId: 'z1',
			questionIds,
			draw: null,
			stored: { version: 1, quizId: 'z1', draw: null, answers: { q1: '0', gone: '1' } },
		},
	},
	events: {
		'answer.chosen first': { type: 'answer.chosen', questionId: 'q1', answer: '0' },
		'answer.chosen second': { type: 'answer.chosen', questionId: 'q2', answer: '1' },
		'question.visited second': { type: 'question.visited', position: 1 },
		'question.visited beyond': { type: 'question.visited', position: 2 },
		'time.waived': { type: 'time.waived' },
		'attempt.submitted': { type: 'attempt.submitted' },
		'attempt.resumed': { type: 'attempt.resumed' },
		'attempt.restarted': { type: 'attempt.restarted' },
	} satisfies Record<string, QuizAttemptEvent>,
	outcomes: {
		awaitTimeEnd: { ended: { output: undefined } },
		submitAttempt: {
			scored: { output: { kind: 'scored', correct: 1, total: 2 } },
			signedOut: { output: { kind: 'signedOut' } },
			gone: { output: { kind: 'gone' } },
			redrawn: { output: { kind: 'redrawn' } },
			queued: { output: { kind: 'queued', changeId: 'c1' } },
			failed: { error: new Error('unavailable') },
		},
		drawQuestions: {
			drawn: { output: { questionIds: ['q1', 'q2'], draw: null } },
			failed: { error: new Error('unavailable') },
		},
		awaitMarking: { marked: { output: { correct: 2, total: 2 } } },
	},
	delays: {},
	effects: ['storeAnswers', 'discardAnswers', 'askLogin', 'waiveTime', 'withdrawChange'],
	project: ({
		answers,
		position,
		missing,
		score,
		isWaived,
		isOver,
		failure,
		changeId,
	}: QuizAttemptContext) => ({
		answers: Object.keys(answers).sort(),
		position,
		missing,
		score: score?.correct ?? null,
		total: score?.total ?? null,
		isWaived,
		isOver,
		failure,
		changeId,
	}),
	properties: quizAttemptProperties,
}
