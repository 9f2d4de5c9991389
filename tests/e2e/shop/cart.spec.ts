import { expect, type Page } from '@playwright/test'
import { openCoupons } from '../support/journeys/open-coupons.ts'
import { arrive, callAs, newAddress, signInHere } from '../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../support/press-escape.ts'
import { test } from '../support/test.ts'
import { withoutSavings } from '../support/without-savings.ts'

type Listed = { id: string; title: string; price: number; slug: string }

const courses = async (page: Page, limit: number): Promise<Listed[]> => {
	const answer = await page.request.get(
		`/v1/learning/all?type=self_paced&price_type=paid&limit=${limit}`,
	)
	return ((await answer.json()) as { data: Listed[] }).data
}

const keepLocally = (page: Page, items: unknown) =>
	page.evaluate(
		(stored) => localStorage.setItem('vidya.cart', stored),
		JSON.stringify({ version: 1, items }),
	)

const rupees = (paise: number) =>
	new Intl.NumberFormat('en-IN', {
		style: 'currency',
		currency: 'INR',
		trailingZeroDisplay: 'stripIfInteger',
	}).format(paise / 100)

test('CRT-03 the cart lists prices, GST and total, removes the line that was pressed, and a reload keeps it', async ({
	page,
}) => {
	await arrive(page)
	const [first, second, third] = (await courses(page, 3)) as [Listed, Listed, Listed]
	const ids = [first, second, third].map(({ id }) => id)
	for (const id of ids) await callAs(page, '/cart/retail', { product_id: id })
	const quote = (await callAs(page, '/purchase/quote', {
		product_id: ids,
	})) as { gst: number; total: number }
	await page.goto('/cart')
	const summary = page.getByRole('region', { name: 'Summary' })
	for (const [name, amount] of [
		// Prices are shown with GST (CRD-04), so that without a discount they add up to the total.
		['Price', quote.total],
		['GST', quote.gst],
		['Total', quote.total],
	] as const)
		await expect(
			summary.getByRole('term').filter({ hasText: name }).locator('xpath=..'),
		).toContainText(rupees(amount))
	const lines = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
	await expect(lines).toHaveText([third.title, second.title, first.title])
	await page.getByRole('button', { name: `Remove ${second.title}` }).click()
	await expect(lines).toHaveText([third.title, first.title])
	await page.reload()
	await expect(lines).toHaveText([third.title, first.title])
})

test('CRT-02 HDR-10 what was merged is in the cart without a reload', async ({ page }) => {
	const [good] = (await courses(page, 1)) as [Listed]
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Add to Cart' }).first().click()
	const read = Promise.withResolvers<void>()
	page.on('response', (response) => {
		if (/\/v1\/cart\/retail\?/.test(response.url())) read.resolve()
	})
	// The cart of the account is read before the merge.
	await page.route(/\/v1\/cart\/retail\/merge$/, async (route) => {
		await read.promise
		await route.continue()
	})
	await page.goto('/login')
	await signInHere(page, newAddress('merge'))
	const badge = page.getByRole('banner').getByRole('link', { name: /^Cart, 1 item/ })
	await expect(badge).toHaveText('1')
	await badge.click()
	await expect(page.getByRole('main').getByRole('link', { name: good.title })).toBeVisible()
})

test('CRT-01 CRT-02 one bad line of the local cart does not keep the others from the account; one message says so', async ({
	page,
}) => {
	const [good] = (await courses(page, 1)) as [Listed]
	const line = (course_id: string) => ({
		course_id,
		price: 100,
		slug: 'x',
		thumbnail: null,
		reviews: 0,
	})
	await page.goto('/cart')
	await keepLocally(page, [
		line('nonsense'),
		line('0199f0c0-0000-7000-8000-000000000001'),
		{ course_id: 7 },
		{ ...line(good.id), price: good.price, slug: good.slug },
	])
	await page.goto('/login')
	await signInHere(page, newAddress('merge'))
	await expect(
		page.getByText('2 items of your cart are no longer sold and were left out.'),
	).toBeVisible()
	await page.goto('/cart')
	await expect(page.getByRole('link', { name: good.title })).toBeVisible()
	await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('vidya.cart')))
		.not.toContain('nonsense')
})

test('PRM-03 a coupon below its minimum or for bundles is Not Applicable to a course; a bundle takes its own; without coupons it says so', async ({
	page,
}) => {
	await arrive(page)
	const dialog = page.getByRole('dialog', { name: 'Checkout' })
	const coupon = (code: string) =>
		dialog.getByRole('listitem').filter({ has: page.getByText(`Code ${code}`, { exact: true }) })
	const openCourse = async () => {
		await page.goto('/learning?type=self_paced&paid_type=paid')
		await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	}
	await openCourse()
	await openCoupons(dialog)
	for (const code of ['BIG2000', 'BUNDLE25']) {
		await expect(coupon(code).getByText('Not Applicable', { exact: true })).toBeVisible()
		await expect(coupon(code).getByRole('button')).toHaveCount(0)
	}
	await expect(coupon('TEACH20').getByRole('button')).toHaveText('Apply')
	await expect(coupon('TEACH20').getByText('Not Applicable')).toHaveCount(0)
	await page.goto('/bundle-products')
	await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
	await expect(page).toHaveURL(/\/bundle-products\/[^/?]+$/)
	await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
	await page.locator('main button:not(article button)', { hasText: 'Register Now' }).click()
	await openCoupons(dialog)
	await expect(coupon('BUNDLE25').getByRole('button')).toHaveText('Apply')
	await page.route(/\/v1\/discounts/, (route) => route.fulfill({ json: { data: [] } }))
	await openCourse()
	await expect(dialog.getByText('No promo codes available for this course')).toBeVisible()
})

test('PRM-01 PRM-02 PUR-02 one question to the server per code: its answer is the verdict and the price', async ({
	page,
}) => {
	await arrive(page)
	await withoutSavings(page)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	const dialog = page.getByRole('dialog', { name: 'Checkout' })
	await expect(dialog.getByRole('textbox', { name: 'Promo code' })).toBeVisible()
	const asked: string[] = []
	await page.route(/\/v1\/(purchase\/quote|discount\/check)/, (route, request) => {
		asked.push(request.postDataJSON()?.promo_code ?? request.url())
		return route.continue()
	})
	await dialog.getByRole('textbox', { name: 'Promo code' }).fill('teach20')
	await expect(dialog.getByText('Valid', { exact: true })).toBeVisible()
	await expect(dialog.getByText('Discount (TEACH20)')).toBeVisible()
	expect(asked).toEqual(['teach20'])
	await dialog.getByRole('textbox', { name: 'Promo code' }).fill('nonsense')
	await expect(dialog.getByText('Invalid', { exact: true })).toBeVisible()
	await expect(dialog.locator('footer button')).toBeDisabled()
	expect(asked).toEqual(['teach20', 'nonsense'])
})

test('MOD-02 each dialog has its size: login small, checkout medium', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 })
	await page.goto('/learning?type=self_paced&paid_type=free')
	await page.getByRole('button', { name: 'Enroll Now' }).first().click()
	const width = async (name: string) =>
		(await page.getByRole('dialog', { name }).boundingBox())?.width
	await expect.poll(() => width('Sign in')).toBe(384)
	await pressEscapeIn(page.getByRole('dialog', { name: 'Sign in' }))
	await arrive(page)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
	await expect.poll(() => width('Checkout')).toBe(512)
})
