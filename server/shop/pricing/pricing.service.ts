import { type Discount, PLAN_TYPE, quoteOf } from '#domain/shop/purchase.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { judgePromo } from '#server/shop/discount/discount.service.ts'
import { planPercents } from '#server/shop/subscription/subscription.rules.ts'
import { holdsPlan } from '#server/shop/subscription/subscription.service.ts'
import { type Hold, type PricedOrder, priceFor, productKeyOf, sellable } from './pricing.rules.ts'
import { type Facts, readFacts } from './pricing.store.ts'

/** The facts of an order; a plan that the account has for long counts as owned. */
const factsOf = async (
	db: Db,
	accountId: string | null,
	ids: readonly string[],
	now: Date,
): Promise<Facts> => {
	const facts = await readFacts(db, accountId, ids, now)
	const planId = facts.products.find(({ courseType }) => courseType === PLAN_TYPE)?.id
	const isHeld = planId && accountId && (await holdsPlan(db, { accountId, planId }, now))
	return isHeld ? { ...facts, owned: [...facts.owned, planId] } : facts
}

/** Returns the requested products that may be sold to the account, in the quote's shape. */
const basketOf = ({ products: found, contents, owned, plan }: Facts) => {
	const sold = sellable(found, contents, owned)
	const products = sold.products.map((product) => ({
		...product,
		price: priceFor(product, contents, owned),
	}))
	const percents = planPercents(plan, products)
	const items = products.map((product) => ({
		resourceId: product.id,
		courseType: product.courseType,
		price: product.price,
		planPercent: percents.get(product.id) ?? 0,
	}))
	return { products, items, percents, rejections: sold.rejections }
}

/**
 * Returns the sellable products and, for each discount, how much it lowers their price in paise
 * (PRM-03).
 */
export const priceBasket = async (
	db: Db,
	input: { accountId: string | null; resourceIds: readonly string[]; now: Date },
) => {
	const ids = [...new Set(input.resourceIds)]
	const { products, items } = basketOf(await factsOf(db, input.accountId, ids, input.now))
	const { total } = quoteOf({ items })
	return {
		products,
		savingOf: (discount: Discount): number =>
			Math.max(0, total - quoteOf({ items, discount }).total),
	}
}

/**
 * Prices an account's products from stored prices, plan, coupon and wallet. Products that cannot be
 * bought are listed in `rejections` and left out of the figures; nothing is reserved. Coins and
 * coupons pay for no plan.
 */
export const priceOrder = async (
	db: Db,
	input: {
		accountId: string | null
		resourceIds: readonly string[]
		promoCode?: string | undefined
		coins?: number | undefined
		holds?: readonly Hold[]
		now: Date
	},
): Promise<PricedOrder> => {
	const { accountId, now } = input
	const ids = [...new Set(input.resourceIds)]
	const facts = await factsOf(db, accountId, ids, now)
	const { products: found, contents } = facts
	const { products, items, percents, rejections } = basketOf(facts)
	const brought = contents.filter(({ bundleId }) => products.some(({ id }) => id === bundleId))
	const productKey = productKeyOf(products.map(({ id }) => id))
	const hold = input.holds?.find((held) => held.productKey === productKey)
	const promo = input.promoCode?.trim()
		? await judgePromo(db, {
				code: input.promoCode,
				accountId,
				items: products,
				heldIds: hold?.discountId ? [hold.discountId] : [],
				now,
			})
		: null
	const isPlan = products.some(({ courseType }) => courseType === PLAN_TYPE)
	const coinsAvailable = isPlan ? 0 : facts.coins + (hold?.coins ?? 0)
	const quote = quoteOf({
		items,
		discount: promo?.discount ?? null,
		coins: input.coins ?? 0,
		coinsAvailable,
	})
	const unknown = ids.filter((id) => !found.some((product) => product.id === id))
	return {
		products,
		productKey,
		quote,
		discount: promo?.discount ?? null,
		coinsAvailable,
		contentIds: [...new Set(brought.map(({ resourceId }) => resourceId))],
		includedIds: products.filter(({ id }) => percents.get(id) === 100).map(({ id }) => id),
		rejections: [
			...unknown.map((id) => ({ code: 'unknown-product' as const, product_id: id })),
			...rejections,
			...(promo?.refusal ? [{ code: promo.refusal }] : []),
			...((input.coins ?? 0) > coinsAvailable ? [{ code: 'coins-insufficient' as const }] : []),
		],
	}
}
