import { cartRefusal } from '#domain/shop/cart.rules.ts'
import type { Card } from '#server/catalogue/catalogue/card.rules.ts'
import { findCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { ListArgs } from '#server/platform/graph/where.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { addProducts, lockCart, type Outcome } from './add-to-cart.store.ts'
import { messageOfCart } from './cart.rules.ts'
import {
	type CartLine,
	countLines,
	deleteLine,
	findCart,
	findLines,
	hasLine,
} from './cart.store.ts'

type Page = { limit?: number; offset?: number }

const withCards = async (db: Db, viewerId: string, found: { total: number; lines: CartLine[] }) => {
	const ids = found.lines.map((line) => line.resource_id)
	const cards = await findCards(db, ids, viewerId)
	const data = found.lines.map((line, i) => ({
		id: line.id,
		course_id: line.resource_id,
		creator_id: line.account_id,
		webinar_id: line.resource_id,
		created_at: new Date(line.created_at).toISOString(),
		webinar: cards[i]!,
	}))
	return { total: found.total, data }
}

const windowOf = ({ limit = 50, offset = 0 }: Page) => ({ limit, offset })

/** CRT-02: the cart of an account, newest first. */
export const listCart = async (db: Db, accountId: string, page: Page) =>
	withCards(db, accountId, await findCart(db, accountId, windowOf(page)))

/**
 * Returns the lines of an account's cart by a `where` argument of the graph, oldest first, with
 * cards.
 */
export const listLines = async (
	db: Db,
	accountId: string,
	args: ListArgs,
): Promise<{ id: string; card: Card }[]> => {
	const lines = await findLines(db, accountId, args)
	const ids = lines.map(({ resourceId }) => resourceId)
	const cards = await findCards(db, ids, accountId)
	return lines.map(({ id }, i) => ({ id, card: cards[i]! }))
}

type Wish = { accountId: string; ids: string[]; now: Date }
type Verdict = 'added' | 'already-in-cart' | NonNullable<ReturnType<typeof cartRefusal>>

const verdictOf = (seen: Outcome): Verdict => {
	if (seen.is_added) return 'added'
	const { course_type: courseType, enrolment_status: enrolmentStatus } = seen
	const refusal = cartRefusal({ courseType, enrolmentStatus, inCart: 0 })
	return refusal ?? (seen.is_held ? 'already-in-cart' : 'cart-full')
}

/**
 * Adds products, one call per account at a time so that the limit holds. Returns the verdict per
 * known product.
 */
const add = async (db: Db, wish: Wish): Promise<Map<string, Verdict>> => {
	const outcomes = await db.transaction(async (tx) => {
		await lockCart(tx, wish.accountId)
		return addProducts(tx, wish)
	})
	return new Map(outcomes.map((seen) => [seen.id, verdictOf(seen)]))
}

/**
 * CRD-07: adds a product to the cart; a repeat changes nothing.
 * @throws Problem 404 unknown-product, 409 already-owned, cart-type-refused or cart-full, each with
 * the server's message
 */
export const addToCart = async (
	db: Db,
	{ resourceId, ...wish }: { accountId: string; resourceId: string; now: Date },
): Promise<void> => {
	const verdict = (await add(db, { ...wish, ids: [resourceId] })).get(resourceId.toLowerCase())
	if (!verdict) throw new Problem(404, 'unknown-product')
	if (verdict === 'added' || verdict === 'already-in-cart') return
	const message = messageOfCart[verdict]
	throw new Problem(409, verdict, message, { response: { message } })
}

type Skipped = { course_id: string; reason: Exclude<Verdict, 'added'> | 'unknown-product' }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * CRT-02: merges a visitor's cart into the account's. Each line is judged alone; an invalid id is
 * an unknown product.
 */
export const mergeCart = async (
	db: Db,
	wish: Wish,
): Promise<{ added: string[]; skipped: Skipped[] }> => {
	const lines = [...new Map(wish.ids.map((id) => [id.toLowerCase(), id]))]
	const ids = lines.flatMap(([key]) => (uuid.test(key) ? key : []))
	const verdicts = ids.length > 0 ? await add(db, { ...wish, ids }) : new Map<string, Verdict>()
	const judged = lines.map(([key, id]) => ({ id, verdict: verdicts.get(key) ?? 'unknown-product' }))
	return {
		added: judged.flatMap(({ id, verdict }) => (verdict === 'added' ? id.toLowerCase() : [])),
		skipped: judged.flatMap(({ id, verdict }) =>
			verdict === 'added' ? [] : { course_id: id, reason: verdict as Skipped['reason'] },
		),
	}
}

/** How many things an account has in its cart. */
export const countCart = countLines

/** CRD-06: whether a product is in an account's cart. */
export const isInCart = hasLine

/** Takes one thing out; false when it was not there. */
export const removeFromCart = deleteLine
