import { expect, type Page } from '@playwright/test'
import { arriveAsStaff } from '../support/journeys/desk.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

/** A free webinar of the demo whose registrations need a confirmation. */
const TITLE = 'Puppets From Waste: A Live Make-Along'

const register = async (page: Page) => {
	const found = await page.request.get('/v1/learning/all?type=webinar&price_type=free&limit=50')
	const { data } = (await found.json()) as { data: { id: string; title: string }[] }
	const { id } = data.find(({ title }) => title === TITLE)!
	const email = await arrive(page)
	await callAs(page, '/user/purchase-free', { webinar_id: [id], expected_total: 0 })
	const mine = (await callAs(page, '/learning/mine')) as { data: { id: string }[] }
	return { email, page: `/profile/registrations/${mine.data[0]!.id}` }
}

test.describe('LIV-01 ROL-01 registrations to confirm', () => {
	test('a registration waits until customer success confirms it, and the teacher is notified', async ({
		page,
		browser,
	}) => {
		const teacher = await (await browser.newContext()).newPage()
		const registration = await register(teacher)
		const main = teacher.getByRole('main')
		await teacher.goto(registration.page)
		await expect(main.getByText('waits for a confirmation', { exact: false })).toBeVisible()

		await arriveAsStaff(page)
		await page.goto('/desk/live-sessions')
		await page.getByRole('link', { name: 'Registrations to confirm' }).click()
		const card = page.getByRole('listitem').filter({ hasText: registration.email })
		await expect(card.getByRole('link', { name: TITLE })).toBeVisible()
		const track = page.getByRole('combobox', { name: 'Training' })
		await track.click()
		const other = page.getByRole('option').first()
		const slug = await other.innerText()
		await other.click()
		await expect(page.getByText(`Nobody waits for ${slug}`)).toBeVisible()
		await expect(page).toHaveURL(`/desk/live-sessions/registrations?track=${slug}`)
		await track.fill('')
		await expect(page).toHaveURL('/desk/live-sessions/registrations')
		await card.getByRole('button', { name: 'Refuse' }).click()
		await expect(card.getByText('Write why it is refused.')).toBeVisible()
		await card.getByRole('button', { name: 'Confirm' }).click()
		await expect(page.getByText(/^Confirmed: /)).toBeVisible()
		await expect(card).toHaveCount(0)

		await teacher.reload()
		await expect(main.getByText('You are registered', { exact: false })).toBeVisible()
		await teacher.goto('/profile/notifications')
		await expect(main.getByText(`Your registration for “${TITLE}” is confirmed.`)).toBeVisible()
		await teacher.context().close()
	})

	test('a refusal needs a reason, which the teacher reads; the registration ends', async ({
		page,
		browser,
	}) => {
		const teacher = await (await browser.newContext()).newPage()
		const registration = await register(teacher)
		await arriveAsStaff(page)
		await page.goto('/desk/live-sessions/registrations')
		const card = page.getByRole('listitem').filter({ hasText: registration.email })
		const reason = card.getByRole('textbox', { name: 'Reason for a refusal' })
		await reason.fill('All seats of your district are taken.')
		await page.reload()
		await expect(reason).toHaveValue('All seats of your district are taken.')
		await card.getByRole('button', { name: 'Refuse' }).click()
		await expect(page.getByText(/^Refused: /)).toBeVisible()
		await expect(card).toHaveCount(0)

		const main = teacher.getByRole('main')
		await teacher.goto('/profile/notifications')
		await expect(
			main.getByText(/was not confirmed: All seats of your district are taken\./),
		).toBeVisible()
		await teacher.goto(registration.page)
		await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
		await teacher.context().close()
	})

	test('a session says whether its registrations are confirmed', async ({ page }) => {
		await arriveAsStaff(page)
		await page.goto('/desk/live-sessions')
		await page.getByRole('link', { name: `Change ${TITLE}` }).click()
		await expect(page.getByRole('checkbox', { name: 'Confirm each registration' })).toBeChecked()
	})
})
