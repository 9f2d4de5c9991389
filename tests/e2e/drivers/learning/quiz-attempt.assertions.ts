import { expect, type Page } from '@playwright/test'
import type { Edge } from '#atlas/graph/graph.ts'
import type { Situation } from '../../support/driver.ts'

/**
 * A seeded quiz of five questions. The table has the first and the last; the test answers the
 * others first.
 */
export const quiz = { path: '/quiz/phonics-basics', length: 5, between: 3 }

/** Names in the table. */
export type Question = 'q1' | 'q2'

/** Which option a person chose last, counted from 0. */
export const chosen = new WeakMap<Page, Partial<Record<Question, number>>>()

/** The options of the question in front. */
export const options = (page: Page) => page.getByRole('radio')

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Checks how many questions are said to be answered. */
export const expectAnswered = (page: Page, count: number) =>
	expect(page.getByRole('progressbar', { name: `${count} answered`, exact: true })).toHaveAttribute(
		'value',
		String((count / quiz.length) * 100),
	)

/** Checks which question is in front, counted from 1. */
export const expectNumber = (page: Page, number: number) =>
	expect(page.getByText(`Question ${number} of ${quiz.length}`, { exact: true })).toBeVisible()

const failures: Record<string, RegExp> = {
	signedOut: /^Sign in to have it marked\. Your answers are kept\.$/,
	gone: /^This quiz is no longer offered\.$/,
	unavailable: /^It was not marked: .* Your answers are kept; hand in again\.$/,
}

const missingWords = (count: number) =>
	count === 1
		? /^1 question is still open\. This is it\.$/
		: new RegExp(`^${count} questions are still open\\. This is the first\\.$`)

/** A visitor reads the score alone: which answers are right stays on the server. */
const seesScore = async (page: Page) => {
	await expect(page.getByRole('main').getByRole('status')).toHaveText(
		new RegExp(`^\\d of ${quiz.length} right$`),
	)
	await expect(page.getByText(/^Sign in to see which of your answers are right/)).toBeVisible()
	await expect(page.getByRole('listitem').getByText(/^(Right|Incorrect)$/)).toHaveCount(0)
}

/** The questions of the next attempt are on their way, or did not come. */
const seesNoQuestions = async (page: Page, failure: unknown, isBusy: boolean) => {
	await expect(page.getByRole('radio')).toHaveCount(0)
	const words = failure ? [notDrawn[String(failure)]!] : []
	await expect(page.getByRole('main').getByRole('status')).toHaveText(words)
	const name = failure === 'redrawn' ? 'Start with the new questions' : 'Try again'
	await expect(page.getByRole('button', { name })).toBeEnabled({ enabled: !isBusy })
}

const notDrawn: Record<string, RegExp> = {
	redrawn: /^You handed in this quiz in another tab or on another device\./,
	unavailable: /^The questions did not load\./,
}

/** Asserts what a person sees of an attempt; a dialog that asks to sign in is closed again. */
export const seesAttempt = async (
	page: Page,
	{ state, tags, context }: Situation,
	{ effects }: Edge,
): Promise<void> => {
	if (effects.some((effect) => effect.startsWith('do askLogin'))) {
		const dialog = page.getByRole('dialog', { name: 'Sign in' })
		await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog')).toHaveCount(0)
	}
	if (state === 'scored') return seesScore(page)
	if (state === 'drawing' || state === 'notDrawn')
		return seesNoQuestions(page, context.failure, tags.includes('#busy'))
	const answers = context.answers as Question[]
	const missing = context.missing as Question[]
	const question: Question = context.position === 0 ? 'q1' : 'q2'
	const isFirst = question === 'q1'
	await expectNumber(page, isFirst ? 1 : quiz.length)
	await expectAnswered(page, quiz.between + answers.length)
	const option = answers.includes(question) ? chosen.get(page)![question] : undefined
	await expect(page.getByRole('radio', { checked: true })).toHaveCount(option === undefined ? 0 : 1)
	if (option !== undefined) await expect(options(page).nth(option)).toBeChecked()
	const words = missing[0] === question ? [missingWords(missing.length)] : []
	if (context.failure) words.push(failures[String(context.failure)]!)
	await expect(page.getByRole('main').getByRole('status')).toHaveText(words)
	const isCalm = !tags.includes('#busy')
	await expect(options(page).first()).toBeEnabled({ enabled: isCalm })
	await expect(button(page, 'Back')).toBeEnabled({ enabled: isCalm && !isFirst })
	await expect(button(page, 'Next')).toHaveCount(isFirst ? 1 : 0)
	await expect(button(page, 'Hand in')).toHaveCount(isFirst ? 0 : 1)
	if (!isFirst) await expect(button(page, 'Hand in')).toBeEnabled({ enabled: isCalm })
}
