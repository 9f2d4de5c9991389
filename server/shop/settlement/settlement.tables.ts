import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SettlementProvider } from '#domain/shop/settlement-file.rules.ts'
import { at, id } from '#server/platform/database/columns.ts'
import type { LineMatch } from './settlement.rules.ts'

const money = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * DSK-15: what a provider paid into the bank on one day; sums of its lines in the smallest unit of
 * its currency.
 */
export const settlement = pgTable(
	'settlement',
	{
		id: id(),
		provider: text('provider').$type<SettlementProvider>().notNull(),
		providerId: text('provider_id').notNull(),
		settledOn: date('settled_on').notNull(),
		utr: text('utr').notNull().default(''),
		currency: text('currency').notNull(),
		lines: integer('lines').notNull().default(0),
		/** Lines that somebody must look at. */
		open: integer('open').notNull().default(0),
		paid: money('paid'),
		returned: money('returned'),
		fee: money('fee'),
		tax: money('tax'),
		net: money('net'),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('settlement_of_provider').on(t.provider, t.providerId),
		index('settlement_newest').on(t.settledOn.desc(), t.id.desc()),
	],
)

/**
 * DSK-15: a line of a settlement, taken once by the provider's id of it. `match` says how it agrees
 * with our payment or refund of the same id; `explanation` are the words that end a disagreement.
 */
export const settlementLine = pgTable(
	'settlement_line',
	{
		id: id(),
		settlementId: uuid('settlement_id')
			.notNull()
			.references(() => settlement.id),
		provider: text('provider').$type<SettlementProvider>().notNull(),
		key: text('key').notNull(),
		kind: text('kind').$type<'payment' | 'refund' | 'other'>().notNull(),
		reference: text('reference').notNull().default(''),
		amount: money('amount'),
		fee: money('fee'),
		tax: money('tax'),
		net: money('net'),
		currency: text('currency').notNull(),
		words: text('words').notNull().default(''),
		match: text('match').$type<LineMatch>().notNull(),
		explanation: text('explanation').notNull().default(''),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('settlement_line_once').on(t.provider, t.key),
		index('settlement_line_of_settlement').on(t.settlementId, t.id),
		index('settlement_line_reference').on(t.provider, t.reference),
		index('settlement_line_open')
			.on(t.id)
			.where(sql`${t.match} <> 'matched' and ${t.explanation} = ''`),
	],
)
