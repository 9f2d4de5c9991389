import { expect } from '@playwright/test'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'SCH-04 ROL-02 customer success reads a school’s letter, rejects it with a reason that a reload keeps, then verifies the school when it hands in another',
	async ({ page, browser, baseURL }) => {
		const staff = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await openDesk(staff, 'customer-success@demo.vidya.test', '/inbox?kind=verification')
		const queue = staff.getByRole('main')
		await queue.getByRole('link', { name: 'Ahilya Public School' }).click()
		const school = queue.getByRole('article').filter({
			has: staff.getByRole('heading', { name: 'Ahilya Public School' }),
		})
		const letter = school.getByRole('link', {
			name: 'Open affiliation-letter.pdf of Ahilya Public School',
		})
		const file = await staff.request.get((await letter.getAttribute('href'))!)
		expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
		await school
			.getByRole('button', { name: 'Reject the documents of Ahilya Public School' })
			.click()
		await expect(school.getByText('Say what is missing.', { exact: true })).toBeVisible()
		const reason = school.getByRole('textbox', { name: 'What is missing' })
		await reason.fill('The stamp is missing.')
		await staff.reload()
		await expect(reason).toHaveValue('The stamp is missing.')
		await school
			.getByRole('button', { name: 'Reject the documents of Ahilya Public School' })
			.click()
		await expect(school.getByRole('status')).toHaveText(
			'Ahilya Public School was asked for other documents.',
		)

		await arrive(page, 'waiting-poc@demo.vidya.test')
		await page.goto('/profile/school-info')
		const main = page.getByRole('main')
		await expect(
			main.getByText(/^Your documents were not enough: The stamp is missing\./),
		).toBeVisible()
		await main.getByRole('button', { name: 'Hand in documents' }).click()
		const dialog = page.getByRole('dialog', { name: 'Hand in documents' })
		const stamped = { name: 'stamped.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 stamped') }
		await dialog.getByLabel('Documents').setInputFiles([stamped])
		await dialog.getByRole('button', { name: 'Send', exact: true }).click()
		await expect(
			dialog.getByText('Your documents have arrived and are under review.'),
		).toBeVisible()

		await staff.reload()
		await school.getByRole('button', { name: 'Verify Ahilya Public School' }).click()
		await expect(school.getByRole('status')).toHaveText('Ahilya Public School is verified.')
		await page.reload()
		await expect(main.getByText('Verified', { exact: true })).toBeVisible()
		await expect(main.getByRole('button', { name: 'Hand in documents' })).toHaveCount(0)
		await staff.context().close()
	},
)
