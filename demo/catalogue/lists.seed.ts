import type { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { referenceEntries } from '#server/catalogue/reference/reference-lists.ts'
import type { discount } from '#server/shop/discount/discount.tables.ts'
import { discounts } from '../content/discounts.ts'
import { seedId } from '../seed-id.ts'

/** Rows of every reference list (SES-04). */
export const referenceRows = (): (typeof referenceItem.$inferInsert)[] =>
	referenceEntries().map((entry) => ({ id: seedId(entry.list, entry.slug), ...entry }))

/** Rows of the discounts; their days count from `now`. */
export const discountRows = (now: Date): (typeof discount.$inferInsert)[] =>
	discounts.map(({ startDay, endDay, ...terms }) => {
		const day = (n: number | undefined) =>
			n === undefined ? null : new Date(now.getTime() + n * 86_400_000)
		return {
			...terms,
			id: seedId('discount', terms.code),
			codeKey: terms.code.toLowerCase(),
			startsAt: day(startDay),
			endsAt: day(endDay),
		}
	})
