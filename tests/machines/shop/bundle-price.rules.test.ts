import { expect, it } from 'vitest'
import { bundlePriceOf, bundleSavingOf } from '#domain/shop/bundle-price.rules.ts'

const item = (price: number | null, owned = false, planPercent = 0) => ({
	price,
	owned,
	planPercent,
})

it('NAV-05 PUR-02 a bundle of which some is owned costs no more than the rest of it apart', () => {
	const items = [item(60_000), item(50_000), item(null)]
	expect(bundlePriceOf(90_000, items)).toBe(90_000)
	expect(bundlePriceOf(90_000, [item(60_000, true), item(50_000), item(null)])).toBe(50_000)
	expect(bundlePriceOf(40_000, [item(60_000, true), item(50_000), item(null)])).toBe(40_000)
	expect(bundlePriceOf(200_000, items)).toBe(200_000)
	expect(bundlePriceOf(null, [item(60_000, true), item(50_000)])).toBe(null)
})

it('NAV-05 CRD-08 a bundle saves what its rest costs one by one, each with GST and the plan’s percent, less its own price', () => {
	const saving = (price: number, items: ReturnType<typeof item>[], planPercent = 0) =>
		bundleSavingOf({ price, planPercent }, items)
	// 707 + 589 against 1,061.
	expect(saving(89_900, [item(59_900), item(49_900)])).toEqual({ amount: 23_500, percent: 18 })
	expect(saving(89_900, [item(59_900), item(49_900)], 20)).toEqual({ amount: 44_700, percent: 34 })
	expect(saving(89_900, [item(59_900, false, 100), item(49_900)])).toBe(null)
	expect(saving(89_900, [item(59_900, true), item(49_900)])).toBe(null)
	expect(saving(39_900, [item(59_900, true), item(49_900)])).toEqual({
		amount: 11_800,
		percent: 20,
	})
	expect(saving(0, [])).toBe(null)
})
