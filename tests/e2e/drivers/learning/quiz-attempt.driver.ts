import type { Page, Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import {
	button,
	chosen,
	expectAnswered,
	expectNumber,
	options,
	type Question,
	quiz,
	seesAttempt,
} from './quiz-attempt.assertions.ts'

const go = async (page: Page, from: number, to: number) => {
	const step = Math.sign(to - from)
	for (let number = from; number !== to; number += step) {
		await button(page, step > 0 ? 'Next' : 'Back').click()
		await expectNumber(page, number + step)
	}
}

const answerBetween = async (page: Page) => {
	chosen.set(page, {})
	await expectNumber(page, 1)
	await expectAnswered(page, 0)
	for (let number = 2; number < quiz.length; number += 1) {
		await go(page, number - 1, number)
		await options(page).last().check()
	}
	await go(page, quiz.length - 1, 1)
}

/** Chooses an option, and another one when the question has an answer already. */
const choose = (question: Question) => async (page: Page) => {
	const known = chosen.get(page)!
	const option = ((known[question] ?? -1) + 1) % (await options(page).count())
	known[question] = option
	await options(page).nth(option).check()
}

const problem = (route: Route, status: number, code: string) =>
	route.fulfill({ status, contentType: 'application/problem+json', json: { status, code } })

/** One attempt at a quiz (FTR-01), by a visitor. */
export const quizAttemptDriver: Driver = {
	noun: 'quiz-attempt',
	drives: ({ from, kind, label }) => {
		// Other tests cover the clock and the lost connection.
		if (/^(time\.|awaitTimeEnd|awaitMarking|submitAttempt queued)/.test(label)) return false
		if (kind !== 'event' || label === 'attempt.restarted') return true
		const isFirst = from.includes('"position":0')
		return isFirst === /^(answer\.chosen first|question\.visited second)$/.test(label)
	},
	start: async (page, label) => {
		await page.goto(quiz.path)
		await answerBetween(page)
		if (label === 'fresh') return
		await choose('q1')(page)
		await page.reload()
	},
	events: {
		'answer.chosen first': choose('q1'),
		'answer.chosen second': choose('q2'),
		'question.visited second': (page) => go(page, 1, quiz.length),
		'attempt.submitted': (page) => button(page, 'Hand in').click(),
		'attempt.restarted': (page) =>
			button(page, 'Try again').or(button(page, 'Start with the new questions')).click(),
	},
	calls: {
		submitAttempt: {
			url: /\/v1\/quizzes\/[^/]+\/attempts$/,
			answers: {
				scored: (route) => route.continue(),
				signedOut: (route) => problem(route, 401, 'session-expired'),
				gone: (route) => problem(route, 404, 'not-found'),
				redrawn: (route) => problem(route, 409, 'questions-changed'),
				failed: (route) => problem(route, 503, 'busy'),
			},
		},
		drawQuestions: {
			url: /\/v1\/quizzes\/[^/]+$/,
			answers: {
				drawn: (route) => route.continue(),
				failed: (route) => problem(route, 503, 'busy'),
			},
		},
	},
	sees: async (page, situation, edge) => {
		if (edge.label === 'drawQuestions drawn') await answerBetween(page)
		await seesAttempt(page, situation, edge)
	},
}
