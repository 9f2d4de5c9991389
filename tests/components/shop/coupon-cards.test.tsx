import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { couponsQuery } from '#features/shop/discount/coupon.queries.ts'
import { CouponCards } from '#features/shop/discount/coupon-cards.tsx'
import { promoCheckActors } from '#features/shop/discount/promo-check.actors.ts'
import { PromoField } from '#features/shop/discount/promo-field.tsx'
import { promoCheckMachine } from '#machines/shop/discount/promo-check.machine.ts'
import type { OfferedDiscount as Coupon } from '#openapi/v1.gen.ts'
import { quietClient, renderInApp } from '../support/harness.tsx'
import { quote } from '../support/quote.ts'

const coupon = (code: string, changes: Partial<Coupon>): Coupon => ({
	id: `id-${code}`,
	code,
	title: `About ${code}`,
	is_percentage: true,
	percent: 10,
	amount: null,
	max_amount: null,
	minimum_order: null,
	discount_type: 'course',
	category: null,
	discount: null,
	applies: true,
	refusal: null,
	saving: 0,
	...changes,
})

const refusal = (code: 'promo-unknown' | 'promo-exhausted', message: string) =>
	quote({ promo: null, promo_rejection: { code, message } })

const open = async (coupons: Coupon[], answer = quote()) => {
	const queryClient = quietClient()
	queryClient.setQueryData(couponsQuery(['p1']).queryKey, coupons)
	const asked = vi.fn(async (_: string) => answer)
	const reported: unknown[] = []
	const promo = createActor(
		promoCheckMachine.provide({
			actors: promoCheckActors(asked),
			actions: { reportPromo: (_, params) => void reported.push(params) },
		}),
		{ input: {} },
	).start()
	const { screen } = await renderInApp(
		<>
			<PromoField promo={promo} busy={false} />
			<CouponCards promo={promo} resourceIds={['p1']} busy={false} />
		</>,
		{ queryClient },
	)
	return { screen, asked, reported }
}

test('PRM-03 a coupon that fits comes first and is applied by one press, one that does not has nothing to press', async () => {
	const { screen, asked, reported } = await open([
		coupon('SMALL', { applies: false, refusal: 'promo-minimum-not-met', minimum_order: 200_000 }),
		coupon('DIWALI', {}),
	])
	const items = screen.getByRole('listitem')
	await expect.element(items.first()).toBeVisible()
	expect(items.elements().map(({ textContent }) => textContent)).toEqual([
		'About DIWALICode DIWALIApply',
		'About SMALLCode SMALLFor orders of ₹2,000 and moreNot Applicable',
	])
	expect(items.nth(1).getByRole('button').elements()).toEqual([])
	await screen.getByRole('button', { name: 'Apply DIWALI' }).click()
	await expect.element(screen.getByText('Coupon Applied Successfully')).toBeVisible()
	await expect.element(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('DIWALI')
	expect(asked.mock.calls.map(([code]) => code)).toEqual(['DIWALI'])
	expect(reported.at(-1)).toEqual({ code: 'DIWALI', kind: 'valid' })
	await screen.getByRole('button', { name: 'Clear DIWALI' }).click()
	await expect.element(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('')
	await expect.element(screen.getByRole('button', { name: 'Apply DIWALI' })).toBeVisible()
	expect(reported.at(-1)).toEqual({ code: '', kind: 'none' })
})

test('PRM-03 the coupon that saves most comes first and says what it saves; the others are folded, what does not apply last', async () => {
	const { screen } = await open([
		coupon('MORE', { applies: false, refusal: 'promo-minimum-not-met', saving: 0 }),
		coupon('LITTLE', { saving: 5_000 }),
		coupon('MOST', { saving: 20_000 }),
		coupon('SOME', { saving: 12_050 }),
	])
	const items = () =>
		screen
			.getByRole('listitem')
			.elements()
			.map(({ textContent }) => textContent)
	await expect.element(screen.getByText('You save ₹200')).toBeVisible()
	expect(items()).toEqual(['About MOSTYou save ₹200Code MOSTApply'])
	await screen.getByText('Other coupons (3)').click()
	await expect.element(screen.getByText('You save ₹120.50')).toBeVisible()
	expect(items().slice(1)).toEqual([
		'About SOMEYou save ₹120.50Code SOMEApply',
		'About LITTLEYou save ₹50Code LITTLEApply',
		'About MORECode MORENot Applicable',
	])
})

test('PRM-03 a code that is typed applies no card, and its card can still be pressed', async () => {
	const { screen } = await open([coupon('DIWALI', {})])
	await screen.getByRole('textbox', { name: 'Promo code' }).fill('DIWALI')
	await expect.element(screen.getByText('Valid', { exact: true })).toBeVisible()
	expect(screen.getByText('Coupon Applied Successfully').elements()).toEqual([])
	await expect.element(screen.getByRole('button', { name: 'Apply DIWALI' })).toBeVisible()
})

test('PRM-01 PRM-02 the verdict is Invalid for a code that is none, else the server’s own words', async () => {
	const unknown = await open([], refusal('promo-unknown', 'This promo code does not exist'))
	await expect
		.element(unknown.screen.getByText('No promo codes available for this course'))
		.toBeVisible()
	await unknown.screen.getByRole('textbox', { name: 'Promo code' }).fill('NONE')
	await expect.element(unknown.screen.getByText('Invalid', { exact: true })).toBeVisible()
	const used = await open([], refusal('promo-exhausted', 'This promo code has been used up'))
	await used.screen.getByRole('textbox', { name: 'Promo code' }).last().fill('OLD')
	await expect.element(used.screen.getByText('This promo code has been used up')).toBeVisible()
})
