import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { contact, fillSession } from '../support/journeys/school-session.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'
import { test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name })

/** Minutes in school of a teacher, past the page. */
const minutesOf = async (page: Page, name: string): Promise<number> => {
	const path = `/school/hours?search=${encodeURIComponent(name)}`
	const { teachers } = (await callAs(page, path)) as {
		teachers: { data: { sums: { school: number } }[] }
	}
	return teachers.data[0]!.sums.school
}

test('HRS-03 a session is recorded with who was there, survives a reload and a lost connection, counts once, and gives its hours back', async ({
	page,
	context,
}) => {
	const name = 'Rajani Kurup'
	await arrive(page, contact)
	const before = await minutesOf(page, name)
	await page.goto('/profile/school-hours')
	await main(page).getByRole('link', { name: 'Record a session' }).click()
	const title = main(page).getByRole('textbox', { name: 'Name of the session' })
	const session = `Songs in the classroom ${test.info().workerIndex}-${Date.now()}`
	await title.fill(session)
	await fillSession(page)
	await main(page).getByRole('button', { name: 'Save session' }).click()
	await expect(main(page).getByRole('alert')).toHaveText('Tick at least one teacher who was there.')
	await expect(main(page).getByRole('checkbox').first()).toBeFocused()
	await main(page).getByRole('searchbox', { name: 'Find a teacher' }).fill('rajani')
	await expect(main(page).getByRole('checkbox')).toHaveCount(1)
	await main(page).getByRole('button', { name: 'Tick all found', exact: true }).click()
	await expect(main(page).getByText(/^1 of \d+ ticked$/)).toBeVisible()
	await page.reload()
	await expect(title).toHaveValue(session)
	await expect(main(page).getByRole('checkbox', { name })).toBeChecked()
	await context.setOffline(true)
	await main(page).getByRole('button', { name: 'Save session' }).click()
	await expect(main(page).getByRole('alert')).toHaveText(
		'Nothing was changed: the server did not answer. What you typed stays; try again.',
	)
	await context.setOffline(false)
	await main(page).getByRole('button', { name: 'Save session' }).click()
	await expect(page).toHaveURL('/profile/school-hours')
	await page.goto(`/profile/school-hours?search=${encodeURIComponent(name)}`)
	const hours = (minutes: number) => String(Math.round(minutes / 6) / 10)
	const inSchool = rowOf(page, name).getByRole('cell').nth(3)
	await expect(inSchool).toHaveText(hours(before + 150))
	await page.goto('/profile/school-hours/sessions')
	await main(page)
		.getByRole('link', { name: `Change ${session}` })
		.click()
	await expect(title).toHaveValue(session)
	await main(page).getByRole('button', { name: 'Remove session' }).click()
	await main(page).getByRole('button', { name: 'Yes, remove it' }).click()
	await expect(page).toHaveURL('/profile/school-hours')
	await page.goto(`/profile/school-hours?search=${encodeURIComponent(name)}`)
	await expect(inSchool).toHaveText(hours(before))
})

test('HRS-03 who is behind is found, ordered and searched for, the address keeps it, and the record is downloaded', async ({
	page,
}) => {
	await arrive(page, 'additional-poc@demo.vidya.test')
	await page.goto('/profile/dashboard')
	await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(
		'School training hours',
	)
	await main(page).getByRole('link', { name: 'Open the hours of the school' }).click()
	await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('School training hours')
	const table = main(page).getByRole('figure', { name: /^Hours of each teacher / })
	const first = table.getByRole('row').nth(1)
	await expect(first).toContainText('Behind')
	await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Most hours first')
	await expect(first).toContainText('Deepak Oraon')
	await expect(page).toHaveURL(/sort=hours/)
	await main(page).getByRole('combobox', { name: 'Show' }).selectOption('Behind')
	await expect(page).toHaveURL(/filter=behind/)
	await expect(table.getByText('On time')).toHaveCount(0)
	await page.reload()
	await expect(first).toContainText('Behind')
	await main(page).getByRole('combobox', { name: 'Show' }).selectOption('Everybody')
	await expect(page).not.toHaveURL(/filter=/)
	await main(page).getByRole('searchbox', { name: 'Teacher’s name' }).fill('sindhu')
	await page.keyboard.press('Enter')
	await expect(main(page).getByText('1 teacher', { exact: true })).toBeVisible()
	await expect(first).toContainText('Sindhu Mathew')
	const [csv] = await Promise.all([
		page.waitForEvent('download'),
		main(page).getByRole('link', { name: 'Teachers (CSV)' }).click(),
	])
	expect(csv.suggestedFilename()).toMatch(/^vidya-school-record-\d{4}-\d\d\.csv$/)
	expect(await readFile(await csv.path(), 'utf8')).toContain('Sindhu Mathew')
	const [pdf] = await Promise.all([
		page.waitForEvent('download'),
		main(page).getByRole('link', { name: 'School record (PDF)' }).click(),
	])
	expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

ownShopTest(
	'HRS-03 those who are behind are reminded once, which the page says after a reload too',
	async ({ page }) => {
		await arrive(page, contact)
		await page.goto('/profile/school-hours?filter=behind')
		const remind = main(page).getByRole('button', { name: /^Remind \d+ teachers? who/ })
		await remind.click()
		await expect(main(page).getByText('The reminders are on their way.')).toBeVisible()
		await expect(
			main(page)
				.getByText(/^Reminded on /)
				.first(),
		).toBeVisible()
		await page.reload()
		const later = 'Everybody who is behind was reminded in the last seven days.'
		await expect(main(page).getByText(later)).toBeVisible()
		await expect(remind).toHaveCount(0)
	},
)

test('SCH-01 SCH-08 usage, overview and what was learned are pages on the school’s data, usable by everybody', async ({
	page,
}) => {
	await arrive(page, contact)
	await page.goto('/profile/teacher-usage-tracking')
	const order = main(page).getByRole('combobox', { name: 'Sort by' })
	await order.selectOption('Most first: Enrolments')
	const table = main(page).getByRole('figure', { name: 'Teacher usage' })
	await expect(table.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6')
	await main(page).getByRole('combobox', { name: 'Period' }).selectOption('From the beginning')
	await expect(page).toHaveURL(/period=all/)
	await expect(main(page).getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
		'href',
		'/profile/teacher-usage-tracking/usage.csv?period=all&language=en',
	)
	await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
	expect(await axe(page)).toEqual([])
	await page.goto('/profile/overview')
	const months = main(page).getByRole('region', { name: 'Hours per month' }).getByRole('row')
	await expect(months).toHaveCount(13)
	expect(await axe(page)).toEqual([])
	await page.goto('/profile/curricular-overview')
	const subjects = main(page).getByRole('region', { name: 'By subject' })
	const subject = subjects.getByRole('link').first()
	const name = await subject.innerText()
	await subject.click()
	await expect(page).toHaveURL(/\/profile\/curricular-subsection-analysis\?subject=/)
	await expect(main(page).getByRole('combobox', { name: 'Choose a subject' })).toHaveValue(name)
	await expect(
		main(page)
			.getByText(/^Enrolled: \d+ · Completed: \d+$/)
			.first(),
	).toBeVisible()
	expect(await axe(page)).toEqual([])
	await page.goto('/profile/school-hours')
	await expect(main(page).getByRole('heading', { name: 'Reminders' })).toBeVisible()
	expect(await axe(page)).toEqual([])
})

test('HRS-03 ROL-03 a teacher sees no hours of the school', async ({ page }) => {
	await arrive(page, 'institutional-teacher@demo.vidya.test')
	for (const path of ['school-hours', 'school-hours/session/add', 'overview']) {
		await page.goto(`/profile/${path}`)
		await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
			'Only for points of contact',
		)
	}
})
