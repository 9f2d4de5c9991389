import { expect, type Page } from '@playwright/test'
import { readyForOffline } from '../support/journeys/offline.ts'
import { arrive, leave, newAddress } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const REASON = 'She lets them measure the yard before they draw it.'
const school = (page: Page) => page.getByRole('combobox', { name: 'School' })
const mine = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('PRF-01 FLD-01 FLD-05 a parent finds a school in a list that grows while it is scrolled, and nominates; what was typed outlives a lost connection and a reload', async ({
	page,
	context,
}) => {
	const [email, name] = [newAddress('nominee'), `Meera ${crypto.randomUUID().slice(0, 8)}`]
	await arrive(page, 'parent@demo.vidya.test')
	await page.goto('/profile/parent-nomination')
	await page.getByRole('button', { name: 'Send nomination' }).click()
	await expect(school(page)).toBeFocused()
	await expect(page.getByText('Please fill this in.')).toHaveCount(6)
	await school(page).click()
	const options = page.getByRole('listbox').getByRole('option')
	await expect(options).toHaveCount(10)
	await options.nth(9).scrollIntoViewIfNeeded()
	await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight))
	await expect(options).toHaveCount(20)
	await options.nth(14).click()
	await expect(options).toHaveCount(0)
	const chosen = await school(page).inputValue()
	expect(chosen).not.toBe('')
	await page.getByRole('textbox', { name: 'Name of the teacher' }).fill(name)
	await page.getByRole('textbox', { name: 'E-mail address of the teacher' }).fill(email)
	await page.getByRole('combobox', { name: 'Subject' }).selectOption('Mathematics')
	const level = page.getByRole('spinbutton', { name: 'Class (1 to 12)' })
	await level.fill('13')
	await level.hover()
	await page.mouse.wheel(0, 40)
	await expect(level).not.toBeFocused()
	await expect(level).toHaveValue('13')
	await page.getByRole('radio', { name: 'Taught my child before' }).check()
	const reason = page.getByRole('textbox', { name: 'Why do you nominate this teacher?' })
	await expect(reason).toHaveAttribute('rows', '5')
	await reason.fill(REASON)
	await page.getByRole('button', { name: 'Send nomination' }).click()
	await expect(page.getByText('Enter a class from 1 to 12.')).toBeVisible()
	await expect(level).toBeFocused()
	await level.fill('7')
	await context.setOffline(true)
	await page.getByRole('button', { name: 'Send nomination' }).click()
	await expect(page.getByText(/^It was not sent: we could not reach the server/)).toBeVisible()
	await context.setOffline(false)
	await page.reload()
	await expect(school(page)).toHaveValue(chosen)
	await expect(reason).toHaveValue(REASON)
	await page.getByRole('button', { name: 'Send nomination' }).click()
	await expect(page.getByText(`Your nomination of ${name} has been sent.`)).toBeVisible()
	await expect(mine(page, name)).toContainText(`${chosen} · Mathematics · Class 7`)

	await leave(page)
	await arrive(page, email)
	await page.goto('/profile/nominations')
	await expect(page.getByText(REASON)).toBeVisible()
	await page.getByRole('button', { name: 'Accept' }).click()
	await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
	await page.goto('/profile/parent-nomination')
	await expect(page.getByText('This page is for parents')).toBeVisible()

	await leave(page)
	await arrive(page, 'parent@demo.vidya.test')
	await page.goto('/profile/parent-nomination')
	await expect(mine(page, name)).toContainText('Accepted')
})

test('FLD-01 of two files that are chosen one after the other the last one counts, and none is sent before Save', async ({
	page,
}) => {
	await arrive(page)
	const sent: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/v1/training/outside/')) sent.push(request.method())
	})
	await page.goto('/profile/hours/add')
	const proof = page.getByLabel('Proof')
	for (const name of ['first.pdf', 'second.pdf'])
		await proof.setInputFiles({
			name,
			mimeType: 'application/pdf',
			buffer: Buffer.from('%PDF-1.7 proof'),
		})
	await expect(page.getByText('Chosen: second.pdf')).toBeVisible()
	await expect(proof).not.toHaveAttribute('multiple')
	await page.getByRole('button', { name: 'Save training' }).click()
	await expect(page.getByRole('alert').first()).toBeVisible()
	expect(sent).toEqual([])
})

test('FLD-06 a quiz is timed from the first answer on, over a reload; when its time ends offline the answers are kept and handed in when the connection is back', async ({
	page,
	context,
}) => {
	await page.clock.install()
	await page.goto('/quiz/phonics-basics')
	await expect(page.getByRole('radio').first()).toBeVisible()
	const timer = page.getByRole('timer')
	const limit = await page
		.getByText(/^You have \d+ minutes from your first answer on\.$/)
		.innerText()
	const minutes = Number(/\d+/.exec(limit)![0])
	const left = new RegExp(`Time left 0?${minutes - 2}:5\\d$`)
	await expect(timer).toHaveCount(0)
	await page.getByRole('radio').first().check()
	await page.clock.runFor(61_000)
	await expect(timer).toHaveText(left)
	await page.reload()
	await page.clock.runFor(1000)
	await expect(timer).toHaveText(left)
	await page.clock.runFor(4000)
	await readyForOffline(page)
	await context.setOffline(true)
	await page.clock.runFor(minutes * 60_000)
	await expect(page.getByText(/^You are not connected\. Your answers are kept/)).toBeVisible()
	await expect(timer).toHaveCount(0)
	await expect(page.getByRole('radio').first()).toBeDisabled()
	await expect(page.getByRole('button', { name: 'Change my answers' })).toHaveCount(0)
	await context.setOffline(false)
	await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
	await page.getByRole('button', { name: 'Try again' }).click()
	await page.getByRole('radio').first().check()
	await page.clock.runFor(2000)
	await page.getByRole('button', { name: 'Go on without a time limit' }).click()
	await page.clock.runFor(5000)
	await expect(timer).toHaveCount(0)
})

test('FLD-06 a slider goes from 10 to 100 in steps of 10 by keyboard, and warns at 30 and under; what is judged stays over a reload', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/profile/self-assessment')
	const slider = page.getByRole('slider', { name: 'Inclusive Education' })
	const warning = page.getByText('At 30 or less a course can help.')
	await slider.focus()
	await slider.press('End')
	await expect(slider).toHaveAttribute('aria-valuetext', '100 of 100')
	await slider.press('ArrowLeft')
	await expect(slider).toHaveAttribute('aria-valuetext', '90 of 100')
	await slider.press('Home')
	await expect(slider).toHaveAttribute('aria-valuetext', '10 of 100')
	for (const warned of [true, true, false]) {
		await slider.press('ArrowRight')
		await expect(warning).toHaveCount(warned ? 1 : 0)
	}
	await page.reload()
	await expect(slider).toHaveAttribute('aria-valuetext', '40 of 100')
})
