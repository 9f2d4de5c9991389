import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { arriveAsStaff } from '../support/journeys/desk.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { test } from '../support/test.ts'

/** A school of a test's own asks to be called. */
const askToBeCalled = async (page: Page, schoolName: string) => {
	const data = {
		...{
			fullName: 'Asha Kulkarni',
			schoolName,
			email: 'asha@example.org',
			mobile: '+919822012345',
		},
		...{ preferredDay: 'Monday', preferredTime: '9am-10am', purpose: 'Teacher Training' },
		...{ currentUrl: '/learning', timestamp: '20/11/2026, 3:30:00 pm' },
	}
	expect((await page.request.post('/v1/sheet-storage', { data: { data } })).ok()).toBe(true)
}
const itemOf = (page: Page, school: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: school }) })
const noteOf = (page: Page, school: string) =>
	page.getByRole('textbox', { name: `Note on ${school}` })

test('CBK-07 a call-back is found, taken, noted and moved on, and two who change it see each other’s words', async ({
	page,
	context,
}) => {
	const school = `Hill School ${process.pid}`
	await askToBeCalled(page, school)
	await arriveAsStaff(page)
	const search = `/desk/call-backs?search=${encodeURIComponent(school)}`
	const isQuiet = quietConsole(page)
	await page.goto(search)
	const item = itemOf(page, school)
	await expect(item).toContainText('Monday, 9am-10am · Teacher Training')
	await expect(page.getByRole('link', { name: 'New (1)' })).toHaveAttribute('aria-current', 'page')
	await page.getByRole('button', { name: `Take it: ${school}` }).click()
	await expect(item).toContainText('You take care of it')
	isQuiet()

	const other = await context.newPage()
	await other.goto(search)
	await noteOf(other, school).fill('Wants a demo')
	await noteOf(page, school).fill('Call again on Tuesday')
	await page.getByRole('button', { name: `Called: ${school}` }).click()
	await expect(page.getByText('No call-back has such a name')).toBeVisible()
	await expect(page.getByRole('link', { name: 'Called (1)' })).toBeVisible()

	await other.getByRole('button', { name: `Not reached: ${school}` }).click()
	const theirs = itemOf(other, school)
	await expect(theirs).toContainText('Status: “Called”. Note:')
	await expect(theirs).toContainText('Call again on Tuesday')
	await expect(noteOf(other, school)).toHaveValue('Wants a demo')
	await other.goto(`${search}&state=called`)
	await expect(noteOf(other, school)).toHaveValue('Wants a demo')
	await expect(theirs).toContainText('Call again on Tuesday')
	await other.getByRole('button', { name: 'Save my note instead' }).click()
	await expect(theirs).not.toContainText('Call again on Tuesday')
	await other.reload()
	await expect(noteOf(other, school)).toHaveValue('Wants a demo')
	await expect(theirs).not.toContainText('A colleague updated this')
})

test('CBK-07 a late click on a taken call-back names its owner, and the list fits 360 px', async ({
	page,
}) => {
	const school = `Valley School ${process.pid}`
	await askToBeCalled(page, school)
	await arriveAsStaff(page)
	await page.setViewportSize({ width: 360, height: 800 })
	await page.goto(`/desk/call-backs?search=${encodeURIComponent(school)}`)
	await page.route('**/v1/call-backs/*/owner', async (route) => {
		const taken = await route.fetch()
		const call_back = { ...(await taken.json()), owner: { name: 'Ravi', is_caller: false } }
		const json = { type: 'about:blank', title: 'Conflict', status: 409, code: 'call-back-taken' }
		await route.fulfill({ status: 409, json: { ...json, call_back } })
	})
	await page.getByRole('button', { name: `Take it: ${school}` }).click()
	await expect(itemOf(page, school)).toContainText(
		'A colleague has just taken or released this request.',
	)
	await expect(itemOf(page, school)).toContainText('Ravi takes care of it')
	await page.goto('/desk/call-backs?state=all')
	await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
	expect(await axe(page)).toEqual([])
	await page.goto('/desk/call-backs?state=all&search=Vidya%20Mandir')
	await expect(page.getByRole('heading', { name: 'Vidya Mandir, Chennai' })).toBeVisible()
})
