import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'WAL-02 NAV-09 a plan is made, corrected where a field is wrong, shown to visitors, given and taken off the page',
	async ({ page, browser, baseURL }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/plans')
		await expect(page.getByRole('row').filter({ hasText: 'Vidya Plus' })).toBeVisible()
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))

		await page.getByRole('button', { name: 'New plan' }).click()
		const form = page.getByRole('dialog', { name: 'New plan' })
		const field = (name: string) => form.getByRole('textbox', { name, exact: true })
		const kind = (name: string) => form.getByRole('group', { name })
		await field('Name').fill('Vidya Max')
		await field('Address').fill('plus')
		await field('Price a year in rupees').fill('4999')
		await kind('Bundle').getByRole('textbox', { name: 'Percent off others' }).fill('200')
		await form.getByRole('button', { name: 'Save plan' }).click()
		await expect(kind('Bundle').getByText('Enter a whole number from 0 to 100.')).toBeVisible()
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
		await kind('Bundle').getByRole('textbox', { name: 'Percent off others' }).fill('35')
		await form.getByRole('button', { name: 'Save plan' }).click()
		await expect(form.getByRole('alert')).toContainText('Another one has this address.')
		await expect(field('Price a year in rupees')).toHaveValue('4999')
		await field('Address').fill('max')
		await form.getByRole('button', { name: 'Save plan' }).click()
		await expect(form).toHaveCount(0)
		const row = page.getByRole('row').filter({ hasText: 'Vidya Max' })
		await expect(row).toContainText('Bundle: 35 % off')

		const visitor = await browser.newPage()
		const offered = visitor.getByRole('columnheader', { name: 'Vidya Max' })
		await visitor.goto(`${baseURL}/vidya-plus`)
		await expect(offered).toBeVisible()

		await row.getByRole('button', { name: 'Give Vidya Max to a teacher' }).click()
		const gift = page.getByRole('dialog', { name: 'Give Vidya Max to a teacher' })
		await gift
			.getByRole('textbox', { name: 'The teacher’s email address' })
			.fill('nobody@example.org')
		await gift.getByLabel('Last day').fill('2099-12-31')
		await gift.getByRole('button', { name: 'Give plan' }).click()
		await expect(gift).toContainText('Nobody has signed in with this address yet')
		await gift
			.getByRole('textbox', { name: 'The teacher’s email address' })
			.fill('settled-teacher@demo.vidya.test')
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
		await gift.getByRole('button', { name: 'Give plan' }).click()
		await expect(row.getByRole('cell').nth(2)).toHaveText('1')

		await row.getByRole('button', { name: 'Change the plan Vidya Max' }).click()
		const change = page.getByRole('dialog', { name: 'Change Vidya Max' })
		await change.getByRole('checkbox', { name: 'Show it on the page of plans' }).uncheck()
		await change.getByRole('button', { name: 'Save plan' }).click()
		await expect(row).toContainText('Not shown')
	},
)
