import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { priceChangeStatusMachine } from '#machines/catalogue/price/price-change-status.machine.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { resource } from './resource.tables.ts'

/**
 * DSK-09: a change of a resource's price, planned or done; prices in paise without GST, null is
 * free. `origin` is where it was decided: the page of prices, or the publication of a version. The
 * prices before it are those when it was applied.
 */
export const priceChange = pgTable(
	'price_change',
	{
		id: id(),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
		status: text('status').$type<StatusOf<typeof priceChangeStatusMachine>>().notNull(),
		origin: text('origin').$type<'desk' | 'publication'>().notNull(),
		price: integer('price'),
		oldPrice: integer('old_price'),
		priceBefore: integer('price_before'),
		oldPriceBefore: integer('old_price_before'),
		effectiveAt: at('effective_at').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		index('price_change_history').on(t.resourceId, t.effectiveAt),
		uniqueIndex('price_change_planned_once').on(t.resourceId).where(sql`${t.status} = 'planned'`),
		index('price_change_due').on(t.effectiveAt).where(sql`${t.status} = 'planned'`),
	],
)
