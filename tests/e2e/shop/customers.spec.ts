import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth, expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'DSK-13 28.11 a person is suspended, signed out and told why, can sign in again, and gets another address',
	async ({ page, browser }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/customers')
		const { origin } = new URL(page.url())
		const other = await (await browser.newContext({ baseURL: origin })).newPage()
		const email = await arrive(other, 'asah.verma@example.org')
		await other.goto('/profile/my-learning')
		await expect(other.getByRole('button', { name: /^Account of / })).toBeVisible()

		await page.goto('/desk/customers?search=asah.verma')
		await page.getByRole('link', { name: 'Asah Verma' }).click()
		await page.getByRole('button', { name: 'Suspend' }).click()
		const question = page.getByRole('dialog', { name: 'Suspend the account of Asah Verma' })
		await question.getByRole('textbox', { name: 'Reason' }).fill('The card is not hers.')
		await expectAccessible(page)
		await question.getByRole('button', { name: 'Suspend' }).click()
		await expect(page.getByText(/^Suspended since .*: The card is not hers\.$/)).toBeVisible()
		await expectAccessible(page)
		await other.reload()
		await expect(other.getByRole('button', { name: /^Account of / })).toHaveCount(0)
		await other.request.post('/v1/session/links', { data: { email } })
		const mails = async () =>
			(await (await other.request.get(`/dev/mail.json?to=${email}`)).json()) as {
				subject: string
				text: string
			}[]
		await expect
			.poll(async () => (await mails()).filter(({ text }) => text.includes('not hers')).length)
			.toBe(2)

		await page.getByRole('button', { name: 'End the suspension' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'End the suspension' }).click()
		await expect(page.getByText(/^Suspended since/)).toHaveCount(0)
		await page.getByRole('button', { name: 'Correct the address' }).click()
		const form = page.getByRole('dialog', { name: 'Correct the address of Asah Verma' })
		await form.getByRole('textbox', { name: 'New address' }).fill('asha.verma')
		await expect(form.getByText('Enter another valid e-mail address.')).toBeVisible()
		await form.getByRole('textbox', { name: 'Reason' }).fill('Mistyped.')
		await form.getByRole('textbox', { name: 'New address' }).fill('owner@demo.vidya.test')
		await form.getByRole('button', { name: 'Correct the address' }).click()
		await expect(form.getByText(/^Another account has this address/)).toBeVisible()
		await form.getByRole('textbox', { name: 'New address' }).fill('asha.verma@example.org')
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Correct the address' }).click()
		await expect(page.getByRole('definition').first()).toHaveText('asha.verma@example.org')
		await arrive(other, 'asha.verma@example.org')
		await other.goto('/profile/my-learning')
		await expect(other.getByRole('button', { name: /^Account of / })).toBeVisible()
	},
)

ownShopTest(
	'DSK-13 support opens the pages of a person in a private window, sees a banner, and changes nothing',
	async ({ page, browser }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/customers?search=settled-teacher')
		await page.getByRole('link', { name: 'Rajesh Pawar' }).click()
		await page.getByRole('button', { name: 'View as this person' }).click()
		const question = page.getByRole('dialog', { name: 'View the shop as Rajesh Pawar' })
		await question.getByRole('textbox', { name: 'Reason' }).fill('He misses a course.')
		await question.getByRole('button', { name: 'Make the link' }).click()
		const made = page.getByRole('dialog', { name: 'Open it in a private window' })
		const url = await made.getByText(/\/login\/link\?token=/).innerText()
		await expectAccessible(page)
		const { origin } = new URL(page.url())
		const view = await (await browser.newContext({ baseURL: origin })).newPage()
		await view.goto(url)
		await view.getByRole('button', { name: 'Continue' }).click()
		const banner = view.getByText(/^You see the pages of Rajesh Pawar as support\./)
		await expect(banner).toBeVisible()
		await view.goto('/profile/my-learning')
		await expect(banner).toBeVisible()
		await expect(view.getByRole('button', { name: 'Account of Rajesh Pawar' })).toBeVisible()
		await expect(view.getByRole('heading', { level: 1 })).toBeVisible()
		await eachWidth(view, async () => expect(await axe(view)).toEqual([]))
		const { status } = await view.evaluate(async () => {
			const fresh = await fetch('/v1/session/refresh', { method: 'POST' })
			const { access_token: token } = (await fresh.json()) as { access_token: string }
			const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
			const body = JSON.stringify({ displayName: 'Somebody else' })
			const { status } = await fetch('/v1/user/info', { method: 'PATCH', headers, body })
			return { status }
		})
		expect(status).toBe(403)
		await page.reload()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rajesh Pawar')
	},
)

ownShopTest(
	'DSK-13 support joins two accounts of a person; the other one signs in no more and says why',
	async ({ page, browser }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/customers')
		const { origin } = new URL(page.url())
		const other = await (await browser.newContext({ baseURL: origin })).newPage()
		const email = await arrive(other, 'rajesh.second@example.org')
		await page.goto('/desk/customers?search=settled-teacher')
		await page.getByRole('link', { name: 'Rajesh Pawar' }).click()
		await page.getByRole('button', { name: 'Join another account' }).click()
		const form = page.getByRole('dialog', {
			name: 'Join another account with that of Rajesh Pawar',
		})
		const address = form.getByRole('textbox', { name: 'Address of the other account' })
		await form.getByRole('textbox', { name: 'Reason' }).fill('He signed up twice.')
		await address.fill('nobody-here@example.org')
		await form.getByRole('button', { name: 'Join the accounts' }).click()
		await expect(form.getByText(/^Nothing was joined\./)).toBeVisible()
		await address.fill(email)
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Join the accounts' }).click()
		await expect(page.getByText('The accounts are joined.')).toBeVisible()
		await other.reload()
		await expect(other.getByRole('button', { name: /^Account of / })).toHaveCount(0)
		await page.goto('/desk/customers?search=rajesh.second')
		await page
			.getByRole('link', { name: /rajesh/i })
			.first()
			.click()
		await expect(page.getByText(/It was joined with your account/)).toBeVisible()
	},
)
