import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth, expectAccessible } from '../support/each-width.ts'
import { findFree, learn } from '../support/journeys/learn.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const openItem = async (page: Page, title: string) => {
	await page.goto('/profile/my-learning')
	await page.getByRole('link', { name: title, exact: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

test('CAT-08 at 360 and 1280 px my learning shows what is in progress, not begun and completed; an item leads to its next lesson, which leads on', async ({
	page,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await page.goto('/profile/my-learning')
	const main = page.getByRole('main')
	await expect(main.getByRole('heading', { level: 2 })).toHaveText([
		'In progress',
		'Not begun',
		'Completed',
	])
	const row = (title: string) => main.getByRole('listitem').filter({ hasText: title })
	const waits = row('Low-Cost Lab: Build It Live')
	await eachWidth(page, async () => {
		await expect(waits.getByText('Waiting for confirmation')).toBeVisible()
		await expect(waits.getByText('Start Learning')).toHaveCount(0)
	})
	await openItem(page, 'Fractions That Make Sense')
	await page.getByRole('link', { name: 'Continue with lesson 5' }).click()
	await expect(page).toHaveURL(/\/profile\/my-learning\/[0-9a-f-]{36}\/lesson\/[0-9a-f-]{36}$/)
	await expect(page).toHaveTitle(/^Adding without a rule · Fractions That Make Sense/)
	await expect(main.getByText(/^Lesson 5 of 7 · /)).toBeVisible()
	await expect(page.locator('video')).toHaveCount(0)
	await page.getByRole('link', { name: 'Next lesson: Why invert and multiply' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why invert and multiply')
	await page.getByRole('link', { name: 'Next lesson: Diagnosing errors' }).click()
	const quiz = page.getByRole('link', { name: 'Take the quiz Fractions: Spot the Misconception' })
	await expectAccessible(page)
	await quiz.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Fractions: Spot the Misconception',
	)
	await page.goBack()
	await page.goBack()
	await page.getByRole('link', { name: 'Previous lesson: Adding without a rule' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adding without a rule')
	await eachWidth(page, async () => {
		await expect(main.getByText(/^Lesson 5 of 7 · /)).toBeVisible()
		await expect(page.getByRole('link', { name: /^Next lesson: / })).toBeVisible()
		await expect(page.getByRole('link', { name: 'Lesson as a PDF' })).toBeVisible()
	})
	const handout = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Lesson as a PDF' }).click()
	await handout
	expect(await axe(page)).toEqual([])
})

test('CAT-08 at 360 and 1280 px a lesson has its course’s lessons beside it; one press marks it and opens the next, and the finished course leads on', async ({
	page,
}) => {
	await arrive(page)
	const { id, lessons } = await learn(page, await findFree(page, 'type=self_paced'), 1)
	await page.goto(`/profile/my-learning/${id}/lesson/${lessons[0]!.id}`)
	const outline = page.getByRole('navigation', { name: 'Lessons and progress' })
	const total = lessons.length
	await eachWidth(page, async (width) => {
		if (width < 1026) await page.getByText('Lessons and progress').click()
		await expect(outline.getByText(`${total - 1} of ${total} lessons done`)).toBeVisible()
		await expect(outline.getByRole('link')).toHaveCount(total)
		await expect(outline.locator('[aria-current="page"]')).toHaveText(`1. ${lessons[0]!.title}`)
		expect(await axe(page)).toEqual([])
	})
	await page.getByRole('button', { name: 'Done, next lesson' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessons[1]!.title)
	await expect(page.getByRole('button', { name: /^Done, / })).toHaveCount(0)
	await expect(outline.getByText(`${total} of ${total} lessons done`)).toBeVisible()
	await page.goto(`/profile/my-learning/${id}`)
	const end = page.getByRole('region', { name: 'Well done, all lessons are done' })
	await eachWidth(page, async () => {
		await expect(end.getByRole('link')).toHaveText([
			'Certificates and Badges',
			'Write a review',
			'See your training hours',
			'Find what to learn next',
		])
	})
	expect(await axe(page)).toEqual([])
	await end.getByRole('link', { name: 'Write a review' }).click()
	await expect(page).toHaveURL(/#reviews$/)
})

test('CAT-08 at 360 and 1280 px a video plays, and continues from its position after a reload, as fast and with the captions that were chosen', async ({
	page,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await openItem(page, 'Fractions That Make Sense')
	await page.getByRole('link', { name: 'Sharing fairly', exact: true }).click()
	const seek = page.getByRole('slider', { name: 'Position' })
	await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
	await page.getByRole('combobox', { name: 'Captions' }).selectOption('hi')
	await seek.fill('12')
	await page.getByRole('button', { name: 'Play', exact: true }).click()
	await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThanOrEqual(14)
	await page.getByRole('button', { name: 'Pause', exact: true }).click()
	await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
	const seconds = await seek.inputValue()
	const call = new URL(page.url()).pathname.replace('/profile/my-learning', '/learning/mine')
	const kept = async () =>
		((await callAs(page, call.replace('/lesson/', '/lessons/'))) as { seconds: number }).seconds
	await expect.poll(kept).toBe(Number(seconds))
	await page.reload()
	await eachWidth(page, () => expect(seek).toBeVisible())
	await expect(seek).toHaveValue(seconds)
	await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5')
	await expect(page.getByRole('combobox', { name: 'Captions' })).toHaveValue('hi')
	await expect(page.locator('video')).toHaveJSProperty('playbackRate', 1.5)
	await expect(page.getByRole('checkbox', { name: 'I have done this lesson' })).toBeChecked()
	expect(await axe(page)).toEqual([])
})

test('CAT-08 a note is saved by itself, waits for the connection over a reload, and the second of two tabs says so', async ({
	page,
}) => {
	await arrive(page)
	const { id, lessons } = await learn(page, await findFree(page, 'type=self_paced'), 99)
	const call = `/learning/mine/${id}/lessons/${lessons[0]!.id}`
	const kept = async () => ((await callAs(page, call)) as { note: { body: string } }).note.body
	await page.goto(`/profile/my-learning/${id}/lesson/${lessons[0]!.id}`)
	const note = page.getByRole('textbox', { name: 'My notes' })
	await note.fill('Try paper strips')
	await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
	expect(await kept()).toBe('Try paper strips')
	await page.route(/\/note$/, (route) => route.abort())
	await note.fill('Try paper strips twice')
	await expect(page.getByText(/^Not saved yet: the server did not answer\./)).toBeVisible()
	await page.unroute(/\/note$/)
	await page.reload()
	await expect(note).toHaveValue('Try paper strips twice')
	await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
	expect(await kept()).toBe('Try paper strips twice')
	const { note: known } = (await callAs(page, call)) as { note: { version: number } }
	await callAs(page, `${call}/note`, { body: 'From my phone', version: known.version }, 'PUT')
	await note.fill('From my desk')
	await expect(page.getByText('From my phone')).toBeVisible()
	expect(await kept()).toBe('From my phone')
	await page.getByRole('button', { name: 'Keep mine' }).click()
	await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
	expect(await kept()).toBe('From my desk')
})

test('WAL-01 INV-01 at 360 and 1280 px the ledger of coins leads to its order, whose receipt prints on one page without the site around it', async ({
	page,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await page.goto('/profile/vidya-coins')
	const ledger = page.getByRole('region', { name: 'Coin history' })
	await eachWidth(page, async () => {
		await expect(ledger).toBeVisible()
		await expect(ledger.getByRole('listitem')).toHaveText([/^Gift.*\+320 coinsBalance: 320$/])
	})
	await page.goto('/profile/purchase-history')
	await page
		.getByRole('main')
		.getByRole('link', { name: /receipt|Fractions/i })
		.first()
		.click()
	await eachWidth(page, () => expect(page.getByRole('button', { name: 'Print' })).toBeVisible())
	await page.emulateMedia({ media: 'print' })
	for (const around of ['banner', 'contentinfo', 'navigation'] as const)
		for (const part of await page.getByRole(around).all()) await expect(part).toBeHidden()
	const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
