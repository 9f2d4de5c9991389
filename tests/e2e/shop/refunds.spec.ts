import { expect } from '@playwright/test'
import { arriveAsStaff } from '../support/journeys/desk.ts'
import { buyPast } from '../support/journeys/order-past.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

test('W9 INV-03 PRF-01 a buyer asks for money back, what was typed survives a lost connection and a reload, customer success approves, and the list says so', async ({
	page,
	browser,
}) => {
	const email = await arrive(page)
	const { orderId, title } = await buyPast(page, email)
	await page.goto('/profile/refunds')
	const main = page.getByRole('main')
	await expect(main.getByText('No refunds', { exact: true })).toBeVisible()
	await page.goto(`/profile/purchase-history/${orderId}`)
	await expect(main.getByText(/^You can ask for ₹[\d,]+ back until /)).toBeVisible()
	const reason = main.getByRole('combobox', { name: 'Why do you want your money back?' })
	await reason.selectOption('Something does not work')
	const words = main.getByRole('textbox', { name: /^What should we know/ })
	await words.fill(`No sound <script>alert(1)</script> ${orderId}`)
	const send = main.getByRole('button', { name: /^Ask for ₹/ })
	await page.context().setOffline(true)
	await send.click()
	await expect(main.getByRole('alert')).toContainText('Nothing was sent')
	await page.context().setOffline(false)
	await page.reload()
	await expect(reason).toHaveValue('broken')
	await expect(words).toHaveValue(`No sound <script>alert(1)</script> ${orderId}`)
	await send.click()
	await expect(main.getByText('We have your request and decide within seven days.')).toBeVisible()

	const staff = await (await browser.newContext()).newPage()
	await arriveAsStaff(staff)
	await staff.goto('/desk/inbox?kind=refund_request')
	await staff.getByRole('link', { name: title }).last().click()
	const asked = staff.getByRole('article').filter({ hasText: orderId })
	await asked.getByRole('button', { name: 'Refuse' }).click()
	await expect(asked.getByText('Write why it is refused.')).toBeVisible()
	await asked.getByRole('textbox', { name: 'Answer to the buyer' }).fill('We are sorry.')
	const approve = asked.getByRole('button', { name: /^Approve ₹/ })
	await approve.click()
	const question = staff.getByRole('alertdialog', { name: /^Refund ₹[\d,]+ to .+\?$/ })
	await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused()
	await staff.keyboard.press('Enter')
	await expect(question).toHaveCount(0)
	await expect(approve).toBeFocused()
	await approve.click()
	await question.getByRole('button', { name: /^Approve ₹/ }).click()
	await expect(staff.getByText(/^Approved: ₹[\d,]+ for /)).toBeVisible()
	await expect(asked).toHaveCount(0)
	await staff.context().close()

	await page.goto('/profile/refunds')
	const row = main.getByRole('listitem').filter({ hasText: title })
	await expect(row.getByText(/^(Approved|On its way|Received)$/)).toBeVisible()
	await expect(row.getByText(/^Asked on .* · decided on /)).toBeVisible()
	await page.reload()
	await row.getByRole('link', { name: /^Credit note VC\// }).click()
	await expect(page).toHaveURL(new RegExp(`/profile/purchase-history/${orderId}/invoice$`))
	await page.goto('/profile/my-learning')
	await expect(main.getByRole('link', { name: title })).toHaveCount(0)
})

test('INV-03 the rule for money back is beside the button that pays, and decisions are for customer success alone', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	const dialog = page.getByRole('dialog', { name: 'Checkout' })
	const rule = dialog.getByRole('link', { name: /^7-day refund/ })
	await expect(rule).toHaveAttribute('href', '/refund-policy')
	await page.goto('/profile/refunds/waiting')
	await expect(page).toHaveURL('/desk/inbox?kind=refund_request')
	await expect(page.getByRole('heading', { name: 'The desk is for the shop’s team' })).toBeVisible()
})

test('PRI-01 the privacy centre hands out one’s data as a file, and a planned erasure stays over a reload until it is cancelled', async ({
	page,
}) => {
	const email = await arrive(page)
	await page.goto('/privacy')
	const part = page.getByRole('region', { name: 'Your data', exact: true })
	const download = page.waitForEvent('download')
	await part.getByRole('link', { name: 'Download my data' }).click()
	const file = await download
	expect(file.suggestedFilename()).toBe('vidya-data.json')
	const chunks: Buffer[] = []
	for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
	const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
	expect(data.account).toMatchObject([{ email }])
	await part.getByRole('button', { name: 'Erase my account' }).click()
	await expect(part.getByText(/section 36 of the Central Goods and Services Tax Act/)).toBeVisible()
	await part.getByRole('textbox').fill(email)
	await part.getByRole('button', { name: 'Erase it in seven days' }).click()
	await expect(part.getByText(/^Your account is erased on /)).toBeVisible()
	await page.reload()
	await part.getByRole('button', { name: 'Cancel the erasure' }).click()
	await expect(part.getByRole('button', { name: 'Erase my account' })).toBeVisible()
	await expect(
		page.getByRole('main').getByRole('link', { name: 'grievance officer' }),
	).toBeVisible()
})
