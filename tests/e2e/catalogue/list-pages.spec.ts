import { expect } from '@playwright/test'
import { addTraining } from '../support/journeys/outside-training.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

test('24.2 HRS-02 a record of more than twenty entries is read page by page, in English and Hindi', async ({
	page,
	baseURL,
}) => {
	await arrive(page)
	for (let n = 1; n <= 21; n += 1) await addTraining(page, { title: `Training ${n}` })
	await page.goto('/profile/hours')
	const main = page.getByRole('main')
	const entries = main.getByRole('heading', { level: 3, name: /^Training \d+$/ })
	await expect(entries).toHaveCount(20)
	await expect(main.getByRole('progressbar', { name: /^All together: 52\.5 of/ })).toBeVisible()
	await main
		.getByRole('navigation', { name: 'Pages' })
		.getByRole('link', { name: 'Next page' })
		.click()
	await expect(page).toHaveURL('/profile/hours?page=2')
	await expect(entries).toHaveCount(1)
	await expect(main.getByRole('progressbar', { name: /^All together: 52\.5 of/ })).toBeVisible()
	const change = main.getByRole('link', { name: /^Change Training/ })
	await change.click()
	await expect(main.getByRole('textbox', { name: 'Who gave it' })).toHaveValue('DIET Pune')
	await page.context().addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', url: baseURL! }])
	await page.goto('/profile/hours?page=2')
	await expect(entries).toHaveCount(1)
	await main.getByRole('navigation', { name: 'पेज' }).getByRole('link', { name: 'पिछला पेज' }).click()
	await expect(entries).toHaveCount(20)
})
