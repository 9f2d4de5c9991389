import { reasonWords } from '#desk/shop/order/order-words.ts'
import { m } from '#i18n/messages'
import type { Sales } from '#openapi/v1.gen.ts'
import type { SalesKind } from './sales.search.ts'

type Refund = Sales['refunds'][number]

/** Names of what sales are summed by. */
export const kindWords: Record<SalesKind, () => string> = {
	day: m.desk_sales_by_day,
	month: m.desk_sales_by_month,
	resource: m.desk_sales_by_resource,
	coupon: m.desk_sales_by_coupon,
	partner: m.desk_sales_by_partner,
}

/** Refunds by the words of their reason; reasons with the same words are one row. */
export const refundsByWords = (refunds: readonly Refund[]) => {
	const rows = new Map<string, { count: number; amount: number }>()
	for (const { reason, count, amount } of refunds) {
		const words = reasonWords[reason]()
		const so = rows.get(words) ?? { count: 0, amount: 0 }
		rows.set(words, { count: so.count + count, amount: so.amount + amount })
	}
	return [...rows].map(([words, sums]) => ({ words, ...sums }))
}
