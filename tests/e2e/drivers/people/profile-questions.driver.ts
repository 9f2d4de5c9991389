import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, askGraph } from '../../support/journeys/sign-in.ts'

const questions = {
	q1: 'Which classes do you teach this year?',
	q2: 'What would you most like to get better at?',
} as const

const choices = (page: Page) => page.getByRole('group', { name: questions.q1 })
const text = (page: Page) => page.getByRole('textbox', { name: questions.q2 })
const save = (page: Page) => page.getByRole('button', { name: 'Save answers' })

type Listed = {
	user_taas_questions: {
		id: string
		question_title: string
		user_answer: { selected_value: string[] } | null
	}[]
}

const listed = async (page: Page) =>
	(
		(await askGraph(
			page,
			'{ user_taas_questions { id question_title user_answer { selected_value } } }',
		)) as Listed
	).user_taas_questions

/** The answer to the first question that the machine's inputs begin with. */
const answerFirst = async (page: Page) => {
	const question = (await listed(page)).find((one) => one.question_title === questions.q1)!
	await askGraph(
		page,
		'mutation ($object: TaasAnswerInsert!) { insert_user_taas_answer(object: $object) { id } }',
		{ object: { question_id: question.id, selected_value: ['Class 5'] } },
	)
}

const toasts: Record<string, string> = {
	announceNothing: 'No changes detected',
	announceSaved: 'Details updated successfully!',
	announceFailure: 'Error submitting form',
}

type Answers = Record<keyof typeof questions, string[]>

/** The questions of the profile (PRF-06). */
export const profileQuestionsDriver: Driver = {
	noun: 'profile-questions',
	maxSteps: 16,
	// Fields are driven from a saved or failed form. Saves of another tab are not driven.
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return true
		if (label === 'answers.observed' || from.includes('Fractions')) return false
		const isUntouched = from.includes('"draft":{}') && from.includes('"q2":[]')
		if (label === 'answer.changed choice') return isUntouched && !from.includes('Class 6')
		if (label === 'answer.changed blank') return isUntouched
		if (label === 'answer.changed text')
			return from.includes('#failed') && !from.includes('Phonics')
		return !from.includes('"q2":["  "]') || from.includes('"q1":["Class 5"],"q2":[]')
	},
	start: async (page, label) => {
		await arrive(page)
		await answerFirst(page)
		await page.goto('/profile')
		if (label !== 'kept') return
		await text(page).fill('Phonics')
		await page.reload()
	},
	events: {
		'answer.changed choice': (page) =>
			choices(page).getByRole('checkbox', { name: 'Class 6' }).click(),
		'answer.changed text': (page) => text(page).fill('Phonics'),
		'answer.changed blank': (page) => text(page).fill('  '),
		'form.submitted': (page) => save(page).click(),
	},
	calls: {
		saveAnswer: {
			url: /\/v1\/graph$/,
			holds: (_, request) => String(request.postDataJSON()?.query).startsWith('mutation'),
			answers: { saved: (route) => route.continue(), unreachable: (route) => route.abort() },
		},
	},
	sees: async (page, { tags, context }, { effects }) => {
		for (const effect of effects) {
			const words = toasts[effect.split(' ')[1]!]
			if (words) await expect(page.getByText(words, { exact: true })).toBeVisible()
		}
		const saved = context.saved as Answers
		const shown = { ...saved, ...(context.draft as Partial<Answers>) }
		await expect(choices(page).getByRole('checkbox', { checked: true })).toHaveCount(
			shown.q1.length,
		)
		for (const name of shown.q1)
			await expect(choices(page).getByRole('checkbox', { name })).toBeChecked()
		await expect(text(page)).toHaveValue(shown.q2[0] ?? '')
		const isBusy = tags.includes('#busy')
		await expect(save(page)).toBeEnabled({ enabled: !isBusy })
		await expect(text(page)).toBeEditable({ editable: !isBusy })
		if (isBusy) return
		const known = Object.fromEntries(
			(await listed(page)).map((one) => [
				one.question_title,
				one.user_answer?.selected_value.sort() ?? [],
			]),
		)
		expect([known[questions.q1], known[questions.q2]]).toEqual([saved.q1, saved.q2])
	},
}
