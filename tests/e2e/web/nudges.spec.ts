import { expect, type Page } from '@playwright/test'
import {
	answerAll,
	careerForm,
	complaints,
	countChecks,
	questionnaire,
	setVisible,
} from '../support/journeys/nudge-parts.ts'
import { allowNudges } from '../support/journeys/nudges.ts'
import { arrive, callAs, leave, newAddress, signInHere } from '../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../support/press-escape.ts'
import { test } from '../support/test.ts'

const HOUR = 3_600_000
const COMPETENCY = 'Formative Assessment'

const expectNoDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0)

/** Advances the clock and checks that no check of the questionnaire was made and nothing opened. */
const passQuietly = async (page: Page, checks: { made: number }, ms: number) => {
	const before = checks.made
	await page.clock.fastForward(ms)
	await page.evaluate(async () => {
		for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn))
	})
	expect(checks.made).toBe(before)
	await expectNoDialog(page)
}

test('NDG-01 NDG-02 NDG-03 NDG-04 MOD-02 a new teacher is asked for the career form, on the next visit the questionnaire, never both; it recommends; 72 hours later the form returns', async ({
	page,
}) => {
	const checks = countChecks(page)
	await page.clock.install()
	await allowNudges(page)
	await arrive(page)
	await page.goto('/learning')
	await page.goto('/')
	await expect(careerForm(page)).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(1)
	expect(checks.made).toBe(0)
	await pressEscapeIn(careerForm(page))
	await expectNoDialog(page)
	await passQuietly(page, checks, 60_000)
	await page.reload()
	await expect(questionnaire(page)).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(1)
	expect(checks.made).toBe(1)

	const closed = await page.evaluate(() => Date.now())
	await pressEscapeIn(questionnaire(page))
	await expectNoDialog(page)
	await page.clock.pauseAt(closed + 29_900)
	expect(checks.made).toBe(1)
	await expectNoDialog(page)
	await page.clock.resume()
	await page.clock.fastForward(30_000)
	await expect(questionnaire(page)).toBeVisible()

	await pressEscapeIn(questionnaire(page))
	await expectNoDialog(page)
	await setVisible(page, false)
	await passQuietly(page, checks, 60_000)
	await setVisible(page, true)
	await page.context().setOffline(true)
	await passQuietly(page, checks, 60_000)
	await page.context().setOffline(false)
	await page.getByRole('button', { name: /^Account of / }).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
	await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
	await passQuietly(page, checks, 60_000)
	await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
	await page.clock.fastForward(30_000)

	const form = questionnaire(page)
	await expect(form).toBeVisible()
	await form.getByRole('button', { name: 'Show my recommendations' }).click()
	await expect(form.getByRole('radio', { name: 'Less than 3 years' })).toBeFocused()
	expect(await complaints(form)).toEqual([
		'Teaching Years is required',
		'Current Teaching Level is required',
		'Subjects is required',
		'Teaching Competencies is required',
		'Learning Preference is required',
		'Professional Goals is required',
		'Challenges is required',
	])
	await answerAll(form, COMPETENCY)
	expect(await complaints(form)).toEqual([])
	await page.context().setOffline(true)
	await form.getByRole('button', { name: 'Show my recommendations' }).click()
	const error = page.getByRole('alertdialog', { name: 'Error!' })
	await expect(error).toContainText('Failed to recommend resources!')
	await error.getByRole('button', { name: 'OK' }).click()
	await expect(form.getByRole('status')).toContainText('Your connection was lost')
	await page.context().setOffline(false)

	await page.reload()
	await expect(form.getByRole('combobox', { name: 'Subjects' })).toHaveText('English, Hindi')
	await form.getByRole('button', { name: 'Show my recommendations' }).click()
	const success = page.getByRole('alertdialog', { name: 'Success!' })
	await expect(success).toContainText('Resources recommended successfully!')
	await success.getByRole('button', { name: 'OK' }).click()
	await expect(page.getByRole('alertdialog')).toHaveCount(0)
	const { data } = (await callAs(page, '/recommend/resources?limit=3')) as {
		data: { webinar: { title: string; tags: string[] } }[]
	}
	expect(data.map(({ webinar }) => webinar.tags.includes(COMPETENCY))).toEqual([true, true, true])
	await expect(
		page.getByRole('region', { name: 'Recommended for you' }).getByRole('heading', { level: 3 }),
	).toHaveText(data.map(({ webinar }) => webinar.title))

	await passQuietly(page, checks, 71 * HOUR)
	await page.clock.fastForward(HOUR)
	await expect(careerForm(page)).toBeVisible()
})

test('NDG-02 Later closes the questionnaire for this visit; leaving home stops the nudges, another page has none', async ({
	page,
}) => {
	const checks = countChecks(page)
	await page.clock.install()
	await allowNudges(page)
	await arrive(page)
	await page.goto('/')
	await careerForm(page).getByRole('button', { name: 'Not now' }).click()
	await expectNoDialog(page)
	await page.reload()
	await questionnaire(page).getByRole('button', { name: 'Later' }).click()
	await expectNoDialog(page)
	await passQuietly(page, checks, HOUR)
	await page.reload()
	await expect(questionnaire(page)).toBeVisible()
	await page.goBack()
	await page.goForward()
	await expect(questionnaire(page)).toBeVisible()
	await pressEscapeIn(questionnaire(page))
	await expectNoDialog(page)
	await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
	await expect(page).toHaveURL(/\/cart$/)
	await passQuietly(page, checks, HOUR)
})

test('NDG-03 NDG-04 on a phone the questionnaire is a wizard: a question a step, its buttons in sight', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 })
	await allowNudges(page)
	await arrive(page)
	await page.goto('/')
	await careerForm(page).getByRole('button', { name: 'Not now' }).click()
	await expectNoDialog(page)
	await page.reload()
	const wizard = questionnaire(page)
	const next = wizard.getByRole('button', { name: 'Next' })
	await expect(wizard.getByText('Question 1 of 7')).toBeVisible()
	await next.click()
	expect(await complaints(wizard)).toEqual(['Teaching Years is required'])
	await wizard.getByRole('radio', { name: '5 to 10 years' }).check()
	await next.click()
	await expect(wizard.getByRole('checkbox', { name: 'Early Years' })).toBeFocused()
	await expect(wizard.getByText('Question 2 of 7')).toBeVisible()
	await wizard.getByRole('button', { name: 'Back' }).click()
	await expect(wizard.getByRole('radio', { name: '5 to 10 years' })).toBeChecked()
	await page.reload()
	await expect(wizard.getByRole('radio', { name: '5 to 10 years' })).toBeChecked()
	await expect(next).toBeInViewport()
})

test('W5 NDG-01 NDG-02 who has just signed in sees the page, and who acts for a school no career form', async ({
	page,
}) => {
	const checks = countChecks(page)
	await page.clock.install()
	await allowNudges(page)
	await page.goto('/login')
	await signInHere(page, newAddress('nudged'))
	await page.getByRole('banner').getByRole('link', { name: 'Vidya' }).first().click()
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await passQuietly(page, checks, 60_000)
	await page.reload()
	await expect(careerForm(page)).toBeVisible()
	await leave(page)
	await arrive(page, 'verified-poc@demo.vidya.test')
	await page.goto('/')
	await page.evaluate(() => localStorage.removeItem('vidya.nudged'))
	await page.reload()
	await expect.poll(() => checks.made).toBeGreaterThan(0)
	await expect(careerForm(page)).toHaveCount(0)
})
