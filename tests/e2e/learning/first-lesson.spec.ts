import { expect, type Locator, type Page } from '@playwright/test'
import { seesPaid } from '../drivers/shop/purchase.assertions.ts'
import { mailedLink, newAddress } from '../support/journeys/sign-in.ts'
import { checkout } from '../support/sandbox.ts'
import { test } from '../support/test.ts'

const MOST_TAPS = 12

/** Counts what is pressed. */
const counted = () => {
	let taps = 0
	const tap = async (what: Locator) => {
		taps += 1
		await what.click()
	}
	return { tap, taps: () => taps }
}

const item = async (page: Page): Promise<{ path: string; title: string }> => {
	const answer = await page.request.get('/v1/learning/all?type=self_paced&price_type=paid&limit=1')
	const [{ slug, title }] = (await answer.json()).data
	return { path: `/learning/${slug}`, title }
}

/** Leaves a phone four times slower than this machine. */
const slowDown = async (page: Page) => {
	const session = await page.context().newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })

for (const width of [360, 1280])
	test(`CRD-01 SES-01 PRM-03 PUR-05 CAT-08 at ${width} px a new user comes from a link to an item to its first lesson, with a coupon, by one form and at most twelve taps`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 740 })
		await slowDown(page)
		const { tap, taps } = counted()
		const { path, title } = await item(page)
		const email = newAddress('first')
		await page.goto(path)
		await tap(
			page
				.getByRole('button', { name: /^Register Now/ })
				.filter({ visible: true })
				.first(),
		)
		await page.getByRole('textbox', { name: 'Email' }).fill(email)
		await tap(page.getByRole('button', { name: 'Send me a link' }))
		await expect(page.getByText('Login Link Sent to you mail inbox')).toBeVisible()
		await page.goto(await mailedLink(page, email))
		await tap(page.getByRole('button', { name: 'Continue' }))
		const dialog = dialogOf(page)
		// The name that was made from the address is asked for (W10).
		const name = dialog.getByRole('textbox', { name: 'Name' })
		await expect(name).toHaveValue('')
		await name.fill('Asha Rao')
		await dialog.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
		await expect(dialog.getByText(/^You save ₹/).first()).toBeVisible()
		await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
		await tap(dialog.getByRole('button', { name: /^Pay ₹/ }))
		await tap(checkout(page).getByRole('button', { name: /^Pay ₹/ }))
		await seesPaid(page, tap)
		await tap(page.getByRole('link', { name: 'Start Learning' }).first())
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
		await tap(page.getByRole('main').getByRole('link', { name: /lesson 1$/ }))
		await expect(page.getByText(/^Lesson 1 of /)).toBeVisible()
		expect(taps()).toBeLessThanOrEqual(MOST_TAPS)
	})

test('OFF-01 SES-01 PUR-01 PUR-05 CAT-08 without a connection in the middle of each step from an item to its lesson says so, loses nothing, and continues when it is back', async ({
	page,
}) => {
	test.slow()
	await page.setViewportSize({ width: 360, height: 740 })
	const { path } = await item(page)
	const email = newAddress('offline')
	const bar = page.getByText(/^You are offline\./)
	const unreached = page.getByText(/^We could not reach the server/)
	const lose = async () => {
		await page.context().setOffline(true)
		await expect(bar).toBeVisible()
	}
	const find = async () => {
		await page.context().setOffline(false)
		await expect(bar).toBeHidden()
	}
	await page.goto(path)
	await lose()
	await find()
	await page
		.getByRole('button', { name: /^Register Now/ })
		.filter({ visible: true })
		.first()
		.click()
	const address = page.getByRole('textbox', { name: 'Email' })
	const send = page.getByRole('button', { name: 'Send me a link' })
	await address.fill(email)
	await lose()
	await send.click()
	await expect(unreached).toBeVisible()
	await expect(address).toHaveValue(email)
	await find()
	await send.click()
	await expect(page.getByText('Login Link Sent to you mail inbox')).toBeVisible()
	await page.goto(await mailedLink(page, email))
	await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
	await lose()
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(unreached).toBeVisible()
	await find()
	await page.getByRole('button', { name: 'Try again' }).click()
	await page.getByRole('button', { name: 'Continue' }).click()
	const dialog = dialogOf(page)
	const phone = dialog.getByRole('textbox', { name: 'Phone' })
	const pay = dialog.getByRole('button', { name: /^Pay ₹/ })
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
	await phone.fill('98765 43210')
	await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
	await lose()
	await pay.click()
	await expect(dialog.getByText(/^We could not reach the server/)).toBeVisible()
	await expect(phone).toHaveValue('98765 43210')
	await find()
	await pay.click()
	const payThere = checkout(page).getByRole('button', { name: /^Pay ₹/ })
	await expect(payThere).toBeEnabled()
	await lose()
	await payThere.click()
	await expect(checkout(page).getByText(/^The sandbox could not be reached/)).toBeVisible()
	await find()
	await payThere.click()
	await seesPaid(page)
	const bought = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('link', { name: 'Start Learning' }) })
	await expect(bought).toHaveCount(1)
	await lose()
	await expect(bought).toHaveCount(1)
	await find()
	await bought.getByRole('link', { name: 'Start Learning' }).click()
	await page
		.getByRole('main')
		.getByRole('link', { name: /lesson 1$/ })
		.click()
	const done = page.getByRole('checkbox', { name: 'I have done this lesson', exact: true })
	await expect(done).toBeVisible()
	await expect(page.locator('#offline')).toBeAttached()
	await lose()
	await done.check()
	await expect(page.getByText(/^You are offline\. 1 change waits/)).toBeVisible()
	await find()
	await page.reload()
	await expect(done).toBeChecked()
})
