import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { ownShopTest as test } from '../support/own-shop.ts'

const TITLE = 'Reading Aloud, Reading Together'
const main = (page: Page) => page.getByRole('main')

/**
 * Opens a teacher's own window and registers for the first free webinar of the demo of this kind.
 */
const register = async (page: Page) => {
	const found = await page.request.get('/v1/learning/all?type=webinar&price_type=free&limit=50')
	const { data } = (await found.json()) as { data: { id: string; title: string }[] }
	const webinar = data.find(({ title }) => title === TITLE) ?? data.at(-1)!
	await arrive(page)
	await callAs(page, '/user/purchase-free', { webinar_id: [webinar.id], expected_total: 0 })
	const mine = (await callAs(page, '/learning/mine')) as { data: { id: string }[] }
	return { webinar, id: mine.data[0]!.id }
}

test('LIV-01 ROL-01 customer success gives a session its time, moves and cancels it; the registration says from when to when, and what to do', async ({
	page,
	browser,
}) => {
	const teacher = await browser.newPage()
	const { webinar, id } = await register(teacher)
	await teacher.goto('/profile/live-sessions')
	await expect(teacher).toHaveURL('/desk/live-sessions')
	await expect(
		teacher.getByRole('heading', { name: 'The desk is for the shop’s team' }),
	).toBeVisible()
	await openDesk(page, 'customer-success@demo.vidya.test')
	const keep = (day: string) =>
		callAs(
			page,
			`/live-sessions/${webinar.id}`,
			{
				starts_at: `${day}T12:30:00.000Z`,
				ends_at: `${day}T13:30:00.000Z`,
				join_url: null,
				recording_url: null,
				cancelled: false,
			},
			'PUT',
		)
	const year = new Date().getFullYear() + 1
	await keep(`${year}-02-03`)
	await page.goto('/desk/live-sessions')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live sessions')
	await main(page).getByRole('link', { name: 'Without a time' }).click()
	await expect(page).toHaveURL('/desk/live-sessions?which=unscheduled')
	await main(page).getByRole('link', { name: 'Upcoming' }).click()
	const change = main(page).getByRole('link', { name: `Change ${webinar.title}` })
	const next = main(page).getByRole('link', { name: 'Next' })
	await expect(
		main(page)
			.getByText(/Indian time/)
			.first(),
	).toBeVisible()
	await expect(async () => {
		if ((await change.count()) === 0) await next.click({ timeout: 2000 })
		await expect(change).toBeVisible({ timeout: 2000 })
	}).toPass()
	await change.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(webinar.title)
	const time = page.getByLabel('Begins at (Indian time)')
	const room = page.getByRole('textbox', { name: 'Link to the room' })
	await expect(time).toHaveValue('18:00')
	await time.fill('19:15')
	await room.fill('rooms.example')
	const save = main(page).getByRole('button', { name: 'Save' })
	await save.click()
	await expect(room).toBeFocused()
	await expect(room).toHaveAccessibleDescription(/Enter an address that begins with https/)
	await room.fill('https://rooms.example/one')
	await page.context().setOffline(true)
	await save.click()
	await expect(page.getByText(/^It was not saved: the server did not answer/)).toBeVisible()
	await page.context().setOffline(false)
	await page.reload()
	await expect(time).toHaveValue('19:15')
	await save.click()
	await expect(page.getByText(/^Saved\. If the time changed, everybody registered/)).toBeVisible()
	await teacher.goto(`/profile/registrations/${id}`)
	await expect(main(teacher).getByText(/^It has moved from/)).toHaveText(
		`It has moved from 03 Feb ${year}, 6:00 PM to 03 Feb ${year}, 7:15 PM, Indian time.`,
	)
	await expect(main(teacher)).toContainText('You can take your registration back below.')
	await page.getByRole('button', { name: 'Cancel this session' }).click()
	const dialog = page.getByRole('alertdialog', { name: `Cancel “${webinar.title}”?` })
	await expect(dialog).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('button', { name: 'Cancel this session' })).toBeFocused()
	await page.getByRole('button', { name: 'Cancel this session' }).click()
	expect(await axe(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Cancel the session' }).click()
	await expect(page.getByText(/^This session is cancelled\./)).toBeVisible()
	await teacher.reload()
	await expect(main(teacher).getByText('It is cancelled.')).toBeVisible()
	await expect(main(teacher).getByText('You have nothing to do.')).toBeVisible()
	await page.getByRole('button', { name: 'Reinstate session' }).click()
	await page.getByRole('button', { name: 'Yes, it takes place' }).click()
	await expect(page.getByRole('button', { name: 'Cancel this session' })).toBeVisible()
	await teacher.close()
})
