import { findAccountOfEmail } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { priceOrder } from '#server/shop/pricing/pricing.service.ts'
import { quoteAnswer } from '#server/shop/pricing/quote.rules.ts'

/** The subject of a simulation without a person. */
const VISITOR = 'visitor'

/**
 * DSK-10: the price that a teacher, or a visitor without an address, would see for these products
 * with a code, by the rules of the checkout. Nothing is reserved. The audit log says who looked,
 * for a price tells what somebody owns.
 * @throws Problem 404 not-found if no account has the address
 */
export const simulatePrice = async (
	{ db, clock }: Deps,
	me: Account,
	asked: { email?: string; product_id: string[]; promo_code?: string },
) => {
	const now = clock()
	const email = asked.email?.trim().toLowerCase()
	const person = email ? await findAccountOfEmail(db, email) : undefined
	if (email && !person) throw new Problem(404, 'not-found')
	const { product_id: resourceIds, promo_code: promoCode } = asked
	return db.transaction(async (tx) => {
		const accountId = person?.id ?? null
		const priced = await priceOrder(tx, { accountId, resourceIds, promoCode, now })
		const act = {
			actorId: me.id,
			operation: 'simulatePrice',
			subject: { kind: 'account', id: accountId ?? VISITOR },
			before: {},
			after: { products: resourceIds.length, total: priced.quote.total },
		}
		await recordAct(tx, act, now)
		return quoteAnswer(priced, [])
	})
}
