import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BannerTone, BannerWords } from '#domain/catalogue/banner.rules.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A banner of the catalogue (CAT-05); `position` orders them. `shownFrom` and `shownUntil` are days
 * in India, both included.
 */
export const banner = pgTable('banner', {
	id: id(),
	en: jsonb('en').$type<BannerWords>().notNull(),
	hi: jsonb('hi').$type<BannerWords>().notNull(),
	target: text('target').notNull(),
	tone: text('tone').$type<BannerTone>().notNull(),
	shownFrom: date('shown_from'),
	shownUntil: date('shown_until'),
	position: integer('position').notNull(),
	hiddenAt: at('hidden_at'),
})
