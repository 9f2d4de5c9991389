import { m } from '#i18n/messages'
import type { PriceChange as Change, Prices } from '#openapi/v1.gen.ts'
import { rupees } from '#ui/display/rupees.ts'

const amountOf = (paise: number | null) => (paise === null ? m.desk_price_free() : rupees(paise))

/** Prices in words: `₹399, before ₹499`. */
export const pricesText = ({ price, old_price: old }: Prices): string =>
	old === null ? amountOf(price) : m.desk_price_struck({ price: amountOf(price), old: rupees(old) })

/** Names of the statuses of a change. */
export const changeWords: Record<Change['status'], () => string> = {
	planned: m.desk_price_planned,
	effective: m.desk_price_effective,
	cancelled: m.desk_price_cancelled,
}

/** Names of the places where a change was decided. */
export const originWords: Record<Change['origin'], () => string> = {
	desk: m.desk_price_origin_desk,
	publication: m.desk_price_origin_publication,
}
