import { expect, type Page } from '@playwright/test'
import { arriveAsStaff } from '../support/journeys/desk.ts'
import { quotePast } from '../support/journeys/school-orders.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { chooseInCheckout } from '../support/sandbox.ts'
import { test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

const state = async (page: Page, purchaseOrder: string) => {
	await main(page).getByRole('textbox', { name: 'Address' }).fill('4 School Road, Lucknow')
	await main(page)
		.getByRole('combobox', { name: 'State or union territory' })
		.selectOption('Uttar Pradesh')
	await main(page).getByRole('textbox', { name: 'Purchase order number' }).fill(purchaseOrder)
}

test('CRT-03 PRC-01 HDR-10 CRD-06 a school puts 30 licences into its cart, orders them by a purchase order number, pays, and has invoice and licences', async ({
	page,
}) => {
	await arrive(page, 'unverified-poc@demo.vidya.test')
	await page.goto('/profile')
	await page.getByRole('switch', { name: 'School side' }).click()
	await expect(page).toHaveURL(/\/profile\/dashboard$/)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	const card = main(page).getByRole('article').first()
	const count = card.getByRole('textbox', { name: /^Licences of / })
	await expect(card.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
	await count.fill('30000')
	await card.getByRole('button', { name: 'Add licences' }).click()
	await expect(card.getByText('Enter a whole number from 1 to 1,000.')).toBeVisible()
	await expect(count).toHaveValue('30000')
	await count.fill('30')
	await card.getByRole('button', { name: 'Add licences' }).click()
	await card.getByRole('link', { name: '30 in the school’s cart' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'School’s cart' })).toBeVisible()
	await expect(page.getByRole('link', { name: /^Cart.*1/ })).toBeVisible()
	await main(page).getByRole('button', { name: 'Get a quote' }).click()
	await expect(page).toHaveURL(/\/profile\/school-orders\/[0-9a-f-]{36}$/)

	await main(page).getByRole('button', { name: 'Order', exact: true }).click()
	await expect(main(page).getByRole('textbox', { name: 'Purchase order number' })).toBeFocused()
	await state(page, 'NSPS/2026/9')
	await main(page).getByRole('textbox', { name: 'GSTIN (optional)' }).fill('29AABCV1234D1ZO')
	await main(page).getByRole('button', { name: 'Order', exact: true }).click()
	await expect(main(page).getByText(/^The first two digits of this GSTIN/)).toBeVisible()
	await page.reload()
	await expect(main(page).getByRole('textbox', { name: 'Purchase order number' })).toHaveValue(
		'NSPS/2026/9',
	)
	await main(page).getByRole('textbox', { name: 'GSTIN (optional)' }).fill('')
	await main(page).getByRole('button', { name: 'Order', exact: true }).click()
	await main(page)
		.getByRole('button', { name: /^Pay ₹[\d,]+ online$/ })
		.click()
	await chooseInCheckout(page, /^Pay ₹/)
	const sheet = main(page).getByRole('region', { name: 'School order' })
	await expect(sheet.getByText('Paid', { exact: true })).toBeVisible()
	await expect(main(page).getByText(/^Payment received\. Your licences are ready/)).toBeVisible()
	const download = page.waitForEvent('download')
	await sheet.getByRole('link', { name: /^Invoice V\/\d\d-\d\d\/\d{7} \(PDF\)$/ }).click()
	expect((await download).suggestedFilename()).toMatch(/^vidya-V-\d\d-\d\d-\d{7}\.pdf$/)
	await main(page).getByRole('status').getByRole('link', { name: 'Assign licences' }).click()
	await expect(
		main(page)
			.getByText(/^0 of 30 given/)
			.first(),
	).toBeVisible()
})

test('PRC-01 an order above the limit goes to the main point of contact and back: rejected with a reason, asked for again, approved', async ({
	page,
	browser,
}) => {
	await arrive(page, 'additional-poc@demo.vidya.test')
	const { id } = await quotePast(page)
	await page.goto(`/profile/school-orders/${id}`)
	await state(page, 'STH/2026/77')
	const ask = main(page).getByRole('button', { name: 'Order and ask for approval' })
	await ask.click()
	await expect(main(page).getByText(/has a mail about this order/)).toBeVisible()
	await expect(main(page).getByRole('button', { name: 'Approve' })).toHaveCount(0)

	const other = await (await browser.newContext()).newPage()
	await arrive(other, 'verified-poc@demo.vidya.test')
	await other.goto(`/profile/school-orders/${id}`)
	await main(other).getByRole('button', { name: 'Reject' }).click()
	await expect(main(other).getByText('Write why it is rejected.')).toBeVisible()
	await main(other).getByRole('textbox', { name: 'Reason, if you reject it' }).fill('Ten will do.')
	await main(other).getByRole('button', { name: 'Reject' }).click()
	await expect(main(other).getByText('Rejected', { exact: true })).toBeVisible()

	await page.reload()
	await expect(
		main(page).getByText('Father George Mathew rejected this order: Ten will do.'),
	).toBeVisible()
	await ask.click()
	await expect(main(page).getByText(/has a mail about this order/)).toBeVisible()
	await other.reload()
	await main(other).getByRole('button', { name: 'Approve' }).click()
	await expect(main(other).getByText('Approved, to be paid')).toBeVisible()
	await other.context().close()
	await page.reload()
	await expect(main(page).getByRole('button', { name: 'Pay by bank transfer' })).toBeVisible()
})

test('PRC-01 customer success confirms a transfer by its whole amount alone; nobody else sees the page', async ({
	page,
	browser,
}) => {
	await arrive(page, 'verified-poc@demo.vidya.test')
	const { id } = await quotePast(page)
	const stated = { purchase_order: 'STH/88', state_code: '32', address: 'Kottayam' }
	const rest = { business_name: 'St. Thomas', gstin: '' }
	await callAs(page, `/school-orders/${id}/submission`, { ...stated, ...rest }, 'PUT')
	const asked = (await callAs(page, `/school-orders/${id}/transfer`, {})) as {
		transfer: { reference: string }
		total: number
	}
	await page.goto('/profile/school-orders/transfers')
	await expect(page).toHaveURL('/desk/inbox?kind=school_transfer')
	await expect(page.getByRole('heading', { name: 'The desk is for the shop’s team' })).toBeVisible()

	const staff = await (await browser.newContext()).newPage()
	await arriveAsStaff(staff)
	await staff.goto(`/desk/inbox/school_transfer/${id}`)
	const row = main(staff).getByRole('article').filter({ hasText: asked.transfer.reference })
	const amount = row.getByRole('textbox', { name: 'Amount that arrived, in rupees' })
	await amount.fill('1,000')
	await row.getByRole('textbox', { name: 'The bank’s reference (UTR)' }).fill('SBIN 1')
	await row.getByRole('button', { name: 'Confirm receipt' }).click()
	await expect(row.getByRole('alert')).toContainText('Only the whole amount can be confirmed')
	await row.getByRole('textbox', { name: 'The bank’s reference (UTR)' }).fill(id.slice(-12))
	await amount.fill(String(asked.total / 100))
	await row.getByRole('button', { name: 'Confirm receipt' }).click()
	await expect(row).toHaveCount(0)
	await staff.context().close()
	await page.goto(`/profile/school-orders/${id}`)
	await expect(main(page).getByRole('link', { name: /^Invoice V\// })).toBeVisible()
})
