import { expect, type Locator, type Page } from '@playwright/test'
import { seesPaid } from '../drivers/shop/purchase.assertions.ts'
import { holdAnswer } from '../support/hold-answer.ts'
import { arrive, callAs, newAddress, signInHere } from '../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../support/press-escape.ts'
import { test } from '../support/test.ts'
import { withoutSavings } from '../support/without-savings.ts'

type Found = { title: string; slug: string; slugtitle: string; course_type: string }

const offers: [type: string, price: 'paid' | 'free'][] = [
	['self_paced', 'paid'],
	['self_paced', 'free'],
	['webinar', 'paid'],
	['webinar', 'free'],
	['micro_resource', 'paid'],
	['micro_resource', 'free'],
	['certification', 'paid'],
	['live_training', 'paid'],
	['expert_masterclass', 'paid'],
	['bundle', 'paid'],
]

const pathOf = ({ course_type, slug, slugtitle }: Found): string => {
	if (course_type === 'bundle') return `/bundle-products/${slug}`
	return course_type === 'self_paced' ? `/courses/${slugtitle}` : `/learning/${slug}`
}

/** The first item of a type and price. */
const firstOf = async (page: Page, type: string, price: 'free' | 'paid'): Promise<Found> => {
	const list = type === 'bundle' ? '/v1/bundles?limit=1' : `/v1/learning/all?type=${type}&limit=1`
	const answer = await page.request.get(`${list}&price_type=${price}`)
	const { data } = (await answer.json()) as { data: Found[] }
	expect(data, `the demo has a ${price} ${type}`).toHaveLength(1)
	return data[0]!
}

/** The buttons of the page's own item, not those of the cards below it. */
const actions = (page: Page): Locator =>
	page
		.locator('main button:not(article button)')
		.filter({ hasText: /^(Register Now|Enroll Now|Add to Cart|Purchase Now)$/ })

for (const who of ['a visitor', 'a teacher'])
	test(`CRD-03 no button is dead on the page of any kind of resource, paid or free, for ${who}`, async ({
		page,
	}) => {
		test.slow()
		if (who === 'a teacher') await arrive(page)
		for (const [type, price] of offers) {
			const item = await firstOf(page, type, price)
			const open = async () => {
				await page.goto(pathOf(item))
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title)
				await expect(actions(page).first()).toBeVisible()
			}
			await open()
			// Adding to the cart changes the other buttons: it comes last.
			const names = (await actions(page).allInnerTexts()).toSorted(
				(a, b) => Number(a === 'Add to Cart') - Number(b === 'Add to Cart'),
			)
			expect(names.length, `buttons of a ${price} ${type}`).toBeGreaterThan(0)
			for (const [place, name] of names.entries()) {
				if (place > 0) await open()
				await actions(page).filter({ hasText: name }).click()
				const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog'))
				const led =
					name === 'Add to Cart'
						? page.locator('main a:not(article a)', { hasText: 'Go to Cart' })
						: overlay.first()
				await expect(led, `${name} of a ${price} ${type}`).toBeVisible()
			}
		}
	})

test('CRD-03 PUR-05 a paid webinar is registered for by the purchase form', async ({ page }) => {
	await arrive(page)
	await withoutSavings(page)
	const item = await firstOf(page, 'webinar', 'paid')
	await page.goto(pathOf(item))
	await actions(page).first().click()
	const dialog = page.getByRole('dialog', { name: 'Checkout' })
	await expect(dialog).toContainText(item.title)
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await page
		.frameLocator('iframe')
		.getByRole('button', { name: /^Pay ₹/ })
		.click()
	await seesPaid(page)
})

test('CRD-03 ROL-01 signed out, Register Now goes by way of login to the purchase of the same item', async ({
	page,
}) => {
	const item = await firstOf(page, 'certification', 'paid')
	await page.goto(pathOf(item))
	await actions(page).first().click()
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
	await signInHere(page, newAddress('register'))
	await expect(page).toHaveURL(new RegExp(`${pathOf(item)}$`))
	await expect(page.getByRole('dialog', { name: 'Checkout' })).toContainText(item.title)
})

test('PUR-04 CAT-08 one press enrols in what is free and leads to it; a reload keeps it', async ({
	page,
}) => {
	await arrive(page)
	const item = await firstOf(page, 'webinar', 'free')
	await page.goto(pathOf(item))
	await page.getByRole('main').getByRole('button', { name: 'Enroll Now' }).first().click()
	const alert = page.getByRole('alertdialog')
	await expect(alert).toContainText('Successfully Enrolled!')
	await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveCount(0)
	await alert.getByRole('button', { name: 'Start Learning' }).click()
	await expect(page).toHaveURL(/\/profile\/my-learning\/[0-9a-f-]{36}$/)
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title)
})

test('CRD-03 what waits for confirmation says so', async ({ page }) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	const { data } = (await callAs(page, '/learning/mine?status=pending')) as {
		data: { webinar: Found }[]
	}
	await page.goto(pathOf(data[0]!.webinar))
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(data[0]!.webinar.title)
	await expect(page.getByText('Waiting for confirmation')).toBeVisible()
})

test('CRD-03 a registered certification is Enrolled, also before it is confirmed', async ({
	page,
}) => {
	await arrive(page)
	await page.route(/\/v1\/learning\/all\?/, async (route) => {
		const response = await route.fetch()
		const { total, data } = await response.json()
		const [first, ...rest] = data
		const pending = { ...first, enrolment_id: first.id, enrolment_status: 'pending' }
		await route.fulfill({ json: { total, data: [pending, ...rest] } })
	})
	await page.goto('/cart')
	await page.getByRole('banner').getByRole('link', { name: 'Learning' }).click()
	await page.getByRole('checkbox', { name: 'Certification' }).check()
	await expect(page).toHaveURL(/type=certification/)
	const card = page.getByRole('article').first()
	await expect(card.getByText('Enrolled', { exact: true })).toBeVisible()
	await expect(card.getByRole('link', { name: 'Start Learning' })).toBeVisible()
})

test('CRD-03 Purchase Now stays when the course is in the cart, and works before the cart has answered', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	const card = page.getByRole('article').first()
	const cart = await holdAnswer(page, /\/v1\/cart\/retail$/)
	await card.getByRole('button', { name: 'Add to Cart' }).click()
	await expect.poll(() => cart.asked.length).toBeGreaterThan(0)
	await card.getByRole('button', { name: 'Purchase Now' }).click()
	await pressEscapeIn(page.getByRole('dialog', { name: 'Checkout' }))
	cart.release()
	await expect(card.getByRole('link', { name: 'Go to Cart' })).toBeVisible()
	await card.getByRole('button', { name: 'Purchase Now' }).click()
	await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
})

test('CRD-07 a full cart says that it is full', async ({ page }) => {
	await arrive(page)
	await page.route(/\/v1\/cart\/retail$/, (route) =>
		route.fulfill({
			status: 409,
			contentType: 'application/problem+json',
			json: { type: 'about:blank', title: 'Conflict', status: 409, code: 'cart-full' },
		}),
	)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	const card = page.getByRole('article').first()
	await card.getByRole('button', { name: 'Add to Cart' }).click()
	await expect(card.getByRole('alert')).toHaveText(
		'Your cart is full. Buy or remove something first.',
	)
})
