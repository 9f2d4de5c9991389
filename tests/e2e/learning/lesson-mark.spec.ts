import { expect } from '@playwright/test'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest as test } from '../support/own-shop.ts'

test('CAT-08 a lesson is ticked immediately, goes back with a word when the server does not follow, and stays when it does', async ({
	page,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await page.goto('/profile/my-learning')
	await page.getByRole('link', { name: 'Music Without a Music Room' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Music Without a Music Room')
	const done = page.getByText(/^\d+ of \d+ lessons done$/)
	await expect(done).toHaveText(/^0 of /)
	const tick = page.getByRole('checkbox', { name: 'I have done this lesson' }).first()
	const held = Promise.withResolvers<void>()
	await page.route(/\/lessons\//, async (route) => {
		await held.promise
		await route.fulfill({ status: 503, json: { status: 503, code: 'busy' } })
	})
	await tick.click()
	await expect(tick).toBeChecked()
	held.resolve()
	await expect(page.getByRole('alert')).toHaveText(
		'The lesson stays as it was: the server did not answer. Try again.',
	)
	await expect(tick).not.toBeChecked()
	await page.unroute(/\/lessons\//)
	await tick.click()
	await expect(done).toHaveText(/^1 of /)
	await expect(page.getByRole('alert')).toHaveCount(0)
	await tick.click()
	await expect(done).toHaveText(/^0 of /)
})
