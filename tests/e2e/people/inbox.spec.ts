import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

const main = (page: Page) => page.getByRole('main')
const list = (page: Page) => main(page).getByRole('list', { name: 'Inbox' })
const open = (page: Page) => main(page).getByRole('region')

/** Registers schools, as many people. */
const registerSchools = async (page: Page, names: readonly string[]) => {
	for (const name of names) {
		await arrive(page)
		await callAs(page, '/school-registrations', {
			...{ name, email: 'office@hill.example', phone: '+919822012345', city: 'Ooty' },
			...{ position: 'principal', note: '' },
		})
	}
}

ownShopTest(
	'DSK-12 what waits is found, taken, and decided one after another by keys',
	async ({ page, browser, baseURL }) => {
		const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await registerSchools(visitor, ['Hill School', 'Lake School', 'River School'])
		await visitor.context().close()
		await openDesk(page, 'owner@demo.vidya.test')
		await expect(page).toHaveURL('/desk/inbox')
		await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
		await main(page).getByRole('link', { name: 'New schools (3)' }).click()
		await expect(list(page).getByRole('listitem')).toHaveText([
			/Hill School, Ooty/,
			/Lake School, Ooty/,
			/River School, Ooty/,
		])
		await expectAccessible(page)

		await list(page).getByRole('link', { name: 'Hill School' }).click()
		await expect(open(page).getByRole('heading', { name: 'New school' })).toBeFocused()
		await expect(open(page)).toContainText('Hill School, Ooty')
		await expect(open(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
		await open(page).getByRole('button', { name: 'Take it', exact: true }).click()
		await expect(open(page)).toContainText('You have it')
		await expect(list(page).getByRole('listitem').first()).toContainText('You have it')
		await expectAccessible(page)
		await open(page).getByRole('button', { name: 'Approve Hill School' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
		await expect(open(page)).toContainText('Nothing left to do here')
		await expect(list(page).getByRole('listitem')).toHaveCount(2)

		await page.keyboard.press('Alt+n')
		await expect(open(page)).toContainText('Lake School, Ooty')
		await page.keyboard.press('Alt+n')
		await expect(open(page)).toContainText('River School, Ooty')
		await page.keyboard.press('Alt+p')
		await expect(open(page)).toContainText('Lake School, Ooty')
		await expect(page).toHaveURL(/\/desk\/inbox\/school_registration\/[0-9a-f-]+\?kind=school_reg/)

		await page.goto('/desk/inbox')
		const filter = main(page).getByRole('searchbox', { name: 'Find a title or a person' })
		await filter.fill('nothing has such a name')
		await filter.press('Enter')
		await expect(main(page).getByText('Choose another kind or owner,')).toBeVisible()
		await filter.fill('river')
		await filter.press('Enter')
		await list(page).getByRole('link', { name: 'River School' }).click()
		await open(page).getByRole('button', { name: 'Take it', exact: true }).click()
		await expect(open(page)).toContainText('You have it')
	},
)

ownShopTest(
	'DSK-12 when two people handle one thing, the second sees who has it and takes it over after a yes',
	async ({ page, browser, baseURL }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/inbox?kind=refund_request')
		const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await openDesk(other, 'customer-success@demo.vidya.test', '/inbox?kind=refund_request')
		for (const who of [page, other]) {
			await list(who).getByRole('link').first().click()
			await expect(open(who)).toContainText('Nobody has it yet')
		}
		const take = (who: Page) => open(who).getByRole('button', { name: 'Take it', exact: true })
		await take(page).click()
		await expect(open(page)).toContainText('You have it')
		await take(other).click()
		await expect(open(other)).toContainText('Somebody else took it at the same moment.')
		const over = open(other).getByRole('button', { name: 'Take it over' })
		await over.click()
		const question = other.getByRole('alertdialog', { name: /^Take it over from / })
		await question.getByRole('button', { name: 'Cancel' }).click()
		await over.click()
		await question.getByRole('button', { name: 'Take it over' }).click()
		await expect(open(other)).toContainText('You have it')
		await page.reload()
		await expect(open(page)).toContainText(/ has it/)
		await main(page).getByRole('combobox', { name: 'Who has it' }).selectOption('Me')
		await expect(main(page).getByText('Choose another kind or owner,')).toBeVisible()
		await other.context().close()
	},
)
