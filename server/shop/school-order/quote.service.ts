import { isForSchools, ORDER_MOST, QUOTE_DAYS } from '#domain/shop/school-checkout.rules.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { takeNumber } from '#server/shop/invoice/take-number.service.ts'
import { takeCart } from '#server/shop/school-cart/school-cart.service.ts'
import { priceLine, priceSchoolOrder } from '#server/shop/school-cart/school-price.rules.ts'
import { findPrices } from './price.store.ts'
import { answerOf, type Reader } from './read-order.service.ts'
import { findOrderLines, findSchoolOrder, insertSchoolOrder } from './school-order.store.ts'

const DAY_MS = 86_400_000
const SERIES = 'VQ'

type Wanted = {
	resourceId: string
	title: string
	courseType: string
	price: number | null
	quantity: number
}

/**
 * Writes a quote at today's prices, which hold for thirty days.
 * @throws Problem 409 not-sold, price-changed, order-too-large
 */
const writeQuote = async (
	tx: Db,
	by: { accountId: string; schoolId: string; expectedTotal?: number; now: Date },
	wanted: readonly Wanted[],
): Promise<string> => {
	const gone = wanted.find((line) => !isForSchools(line))
	if (gone) throw new Problem(409, 'not-sold', gone.title)
	const lines = wanted.map(({ resourceId, title, quantity, price }) => {
		const unitPrice = price ?? 0
		return { resourceId, title, quantity, unitPrice, ...priceLine({ unitPrice, quantity }) }
	})
	const sums = priceSchoolOrder(lines)
	if (by.expectedTotal !== undefined && by.expectedTotal !== sums.total)
		throw new Problem(409, 'price-changed', 'The total is not what the page showed.')
	if (sums.total > ORDER_MOST) throw new Problem(409, 'order-too-large')
	return insertSchoolOrder(tx, {
		...{ schoolId: by.schoolId, accountId: by.accountId, status: 'quoted' },
		...sums,
		createdAt: by.now,
		validUntil: new Date(by.now.getTime() + QUOTE_DAYS * DAY_MS),
		quoteNumber: await takeNumber(tx, SERIES, by.now),
		lines,
	})
}

/**
 * PRC-01: turns the school's cart into a numbered quote and empties it. Of two concurrent calls one
 * succeeds.
 * @throws Problem 409 cart-empty, not-sold, price-changed, order-too-large
 */
export const quoteCart = async (deps: Deps, me: Reader, expectedTotal: number) => {
	const by = { accountId: me.id, schoolId: schoolOf(me), expectedTotal, now: deps.clock() }
	const id = await deps.db.transaction(async (tx) => {
		const rows = await takeCart(tx, by.schoolId)
		if (rows.length === 0) throw new Problem(409, 'cart-empty')
		const wanted = rows.map(({ line, title, courseType, price }) => ({
			...{ resourceId: line.resourceId, quantity: line.quantity },
			...{ title, courseType, price },
		}))
		return writeQuote(tx, by, wanted)
	})
	return answerOf(deps, me, id)
}

/**
 * Quotes an order's licences again at today's prices.
 * @throws Problem 404 not-found, 409 not-sold, order-too-large
 */
export const renewQuote = async (deps: Deps, me: Reader, orderId: string) => {
	const by = { accountId: me.id, schoolId: schoolOf(me), now: deps.clock() }
	const id = await deps.db.transaction(async (tx) => {
		if (!(await findSchoolOrder(tx, orderId, by.schoolId))) throw new Problem(404, 'not-found')
		const lines = await findOrderLines(tx, orderId)
		const prices = await findPrices(
			tx,
			lines.map(({ resourceId }) => resourceId),
		)
		const wanted = lines.map(({ resourceId, quantity }) => ({
			...prices.find((price) => price.resourceId === resourceId)!,
			quantity,
		}))
		return writeQuote(tx, by, wanted)
	})
	return answerOf(deps, me, id)
}
