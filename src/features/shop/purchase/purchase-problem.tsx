import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { PurchaseProblem as Kind } from '#machines/shop/purchase/purchase.types.ts'
import { rupees } from '#ui/display/rupees.ts'
import { Notice } from '#ui/layout/notice.tsx'
import type { PurchaseRef } from './use-purchase.ts'

const words: Record<Kind, () => string> = {
	priceChanged: m.purchase_problem_price,
	promoRefused: m.purchase_problem_promo,
	coinsRefused: m.purchase_problem_coins,
	alreadyOwned: m.purchase_problem_owned,
	itemGone: m.purchase_problem_gone,
	nothingToPay: m.purchase_problem_nothing_to_pay,
	notFree: m.purchase_problem_not_free,
	signedOut: m.purchase_problem_signed_out,
	unavailable: m.purchase_problem_unavailable,
	unpaid: m.purchase_problem_unpaid,
	notSold: m.purchase_problem_not_sold,
	providerMissing: m.purchase_problem_provider,
	refunded: m.purchase_problem_refunded,
}

/** Why the form is back: what changed, that nothing was charged, and what to do (PUR-07). */
export const PurchaseProblem = ({ purchase }: { purchase: PurchaseRef }) => {
	const problem = useSelector(purchase, ({ context }) => context.problem)
	const change = useSelector(purchase, ({ context }) => context.change)
	if (!problem) return null
	const text = change
		? m.purchase_problem_price_from_to({ from: rupees(change.from), to: rupees(change.to) })
		: words[problem]()
	return <Notice kind="warning">{text}</Notice>
}
