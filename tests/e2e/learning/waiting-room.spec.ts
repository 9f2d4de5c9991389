import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { arriveAsStaff } from '../support/journeys/desk.ts'
import { arrive, callAs, leave } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const MINUTE = 60_000
const main = (page: Page) => page.getByRole('main')
const join = (page: Page) => main(page).getByRole('button', { name: 'Join now' })

/**
 * Moves a free demo webinar, as customer success, so that it begins in these minutes and takes an
 * hour.
 */
const hold = async (page: Page, title: string, inMinutes: number): Promise<string> => {
	const found = await page.request.get('/v1/learning/all?type=webinar&price_type=free&limit=50')
	const { data } = (await found.json()) as { data: { id: string; title: string }[] }
	const { id } = data.find((one) => one.title === title)!
	const starts = Date.now() + inMinutes * MINUTE
	await arriveAsStaff(page)
	await callAs(
		page,
		`/live-sessions/${id}`,
		{
			starts_at: new Date(starts).toISOString(),
			ends_at: new Date(starts + 60 * MINUTE).toISOString(),
			join_url: 'https://rooms.test/one',
			recording_url: null,
			cancelled: false,
		},
		'PUT',
	)
	await leave(page)
	return id
}

/** Registers a new teacher; answers the registration's id. */
const register = async (page: Page, resourceId: string): Promise<string> => {
	await arrive(page)
	await callAs(page, '/user/purchase-free', { webinar_id: [resourceId], expected_total: 0 })
	const { data } = (await callAs(page, '/learning/mine')) as { data: { id: string }[] }
	return data[0]!.id
}

test('LIV-01 PRF-01 the room opens on the server’s word, a reload keeps that one was there, and the record says so', async ({
	page,
	context,
}) => {
	const webinar = await hold(page, 'Screens and the Under-Fives', 5)
	await context.route('https://rooms.test/**', (route) => route.fulfill({ body: 'The room' }))
	const id = await register(page, webinar)
	await page.goto('/profile/registrations?type=webinars&status=confirmed')
	await main(page)
		.getByRole('link', { name: 'Waiting room of Screens and the Under-Fives' })
		.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Screens and the Under-Fives')
	await expect(main(page).getByText('The room is open. Come in.')).toBeVisible()
	await expect(main(page).getByRole('timer')).toHaveText(/^\d min \d+ s$/)
	const [room] = await Promise.all([context.waitForEvent('page'), join(page).click()])
	await expect(room).toHaveURL('https://rooms.test/one')
	await room.close()
	const there = main(page).getByText(/^You are in since \d\d \w{3} \d{4}, \d+:\d\d [AP]M/)
	await expect(there).toBeVisible()
	await page.reload()
	await expect(there).toBeVisible()
	await expect(join(page)).toBeEnabled()
	expect(page.url()).toContain(`/profile/registrations/${id}`)
	await page
		.getByRole('navigation', { name: 'Profile' })
		.getByRole('link', { name: 'Attendance' })
		.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attendance')
	await expect(main(page).getByText('1 of 1 attended · 0 minutes in all')).toBeVisible()
	await expect(main(page).getByRole('listitem')).toContainText('Present')
})

test.describe('in Nairobi', () => {
	test.use({ timezoneId: 'Africa/Nairobi' })

	test('LIV-01 before its time the room stays shut and says from when, the calendar takes it, and who is offline stays registered until the server takes it back', async ({
		page,
		context,
	}) => {
		const webinar = await hold(page, 'Keeping Good Teachers', 180)
		const id = await register(page, webinar)
		await page.goto(`/profile/registrations/${id}`)
		await expect(join(page)).toBeDisabled()
		await expect(join(page)).toHaveAccessibleDescription(
			/^You can join from \d\d \w{3} \d{4}, \d+:\d\d [AP]M, ten minutes before it begins\.$/,
		)
		await expect(main(page).getByText(/^\d\d \w{3} \d{4}, .*, Indian time$/)).toBeVisible()
		await expect(main(page).getByText(/^Where you are: \d\d \w{3} \d{4}, /)).toBeVisible()
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			main(page).getByRole('link', { name: 'Add to calendar' }).click(),
		])
		expect(file.suggestedFilename()).toBe(`vidya-${id}.ics`)
		expect(readFileSync(await file.path(), 'utf8')).toContain('SUMMARY:Keeping Good Teachers')
		await context.setOffline(true)
		await main(page).getByRole('button', { name: 'Take registration back' }).click()
		await main(page).getByRole('button', { name: 'Yes, take it back' }).click()
		await expect(main(page).getByRole('alert')).toHaveText(
			'The server did not answer. Your registration stays as it was; try again.',
		)
		await context.setOffline(false)
		await main(page).getByRole('button', { name: 'Take registration back' }).click()
		await main(page).getByRole('button', { name: 'Yes, take it back' }).click()
		await expect(main(page).getByText('Your registration is taken back.')).toBeVisible()
		await main(page).getByRole('link', { name: 'To its page, to register again' }).click()
		await expect(main(page).getByRole('button', { name: 'Enroll Now' }).first()).toBeVisible()
		await page.goto(`/profile/registrations/${id}`)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
	})
})

test('LIV-01 PRF-01 every kind and state of registrations has its address, and past ones are shown as missed or attended, with its recording', async ({
	page,
}) => {
	await arrive(page, 'buyer-abroad@demo.vidya.test')
	for (const [type, kind] of [
		['webinars', 'Webinars'],
		['certifications', 'Certifications'],
		['live_trainings', 'Live trainings'],
	])
		for (const [status, state] of [
			['pending', 'Waiting for confirmation'],
			['confirmed', 'Confirmed'],
		]) {
			await page.goto(`/profile/registrations?type=${type}&status=${status}`)
			for (const [filter, chosen] of [
				['Kind of registration', kind],
				['State of the registration', state],
			])
				await expect(
					page.getByRole('navigation', { name: filter! }).locator('[aria-current=page]'),
				).toHaveText(chosen!)
		}
	await page.goto('/profile/taas-attendance')
	await expect(main(page).getByText(/^1 of 2 attended/)).toBeVisible()
	const rows = main(page).getByRole('listitem')
	await expect(rows.nth(0)).toContainText('Demonstrations That Never Fail')
	await expect(rows.nth(0)).toContainText('Present')
	await expect(rows.nth(1)).toContainText('Missed')
	await rows
		.nth(1)
		.getByRole('link', { name: /^Details and recording of/ })
		.click()
	await expect(main(page).getByText('You missed it.')).toBeVisible()
	await expect(main(page).getByRole('link', { name: 'Watch the recording' })).toHaveAttribute(
		'href',
		/^https:\/\/recordings\.vidya\.example\//,
	)
	await expect(join(page)).toHaveCount(0)
})

test('PRF-01 NAV-11 the international programme is among the event registrations, in Hindi too, and leads to its page', async ({
	page,
}) => {
	await arrive(page, 'buyer-abroad@demo.vidya.test')
	await page.goto('/profile')
	await page
		.getByRole('navigation', { name: 'Profile' })
		.getByRole('link', { name: 'My event registrations' })
		.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('My event registrations')
	const row = main(page).getByRole('listitem')
	await expect(row).toContainText('International teacher programme')
	await expect(row).toContainText('Kenya')
	await expect(row).toContainText('Your invitation code: K7M2QX9A')
	await page.context().addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', url: page.url() }])
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('मेरे कार्यक्रम पंजीकरण')
	await row.getByRole('link').click()
	await expect(page).toHaveURL(/\/international-tpo\/kenya$/)
})
