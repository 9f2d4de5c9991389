import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Facts } from '#atlas/facts/facts.types.ts'

const PICTURE = readFileSync('docs/atlas.png')

test('ATL-36 a state shows a picture of the product with a link to that page; one without a picture shows nothing', async ({
	page,
}) => {
	await page.route('**/atlas/facts/machines.json', async (route) => {
		const answer = await route.fetch()
		const facts = (await answer.json()) as Facts
		const promo = facts.machines.find(({ noun }) => noun === 'promo-check')!
		promo.pictures = [{ state: 'valid', file: 'valid.jpg', address: '/learning?type=webinar' }]
		await route.fulfill({ response: answer, json: facts })
	})
	await page.route('**/atlas/facts/pictures/promo-check/valid.jpg', (route) =>
		route.fulfill({ body: PICTURE, contentType: 'image/png' }),
	)
	await page.goto('/atlas/promo-check/diagram?state=valid')
	const picture = page.getByRole('img', { name: 'The product while promo-check is in valid' })
	await expect
		.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
		.toBeGreaterThan(0)
	const product = page.waitForEvent('popup')
	await page.getByRole('link', { name: 'Open it here: /learning?type=webinar' }).click()
	await expect(await product).toHaveURL(/\/learning\?type=webinar$/)
	await page.goto('/atlas/promo-check/diagram?state=invalid')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('invalid')
	await expect(picture).toHaveCount(0)
})
