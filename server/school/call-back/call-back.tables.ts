import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { callBackStatusMachine } from '#machines/school/call-back/call-back-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** CBK-07: a call-back request as typed, and its handling by customer success. */
export const callBack = pgTable(
	'call_back',
	{
		id: id(),
		/** Null for a visitor. */
		accountId: uuid('account_id').references(() => account.id),
		fullName: text('full_name').notNull(),
		schoolName: text('school_name').notNull(),
		email: text('email').notNull(),
		mobile: text('mobile').notNull(),
		preferredDay: text('preferred_day').notNull(),
		preferredTime: text('preferred_time').notNull(),
		purpose: text('purpose').notNull(),
		currentUrl: text('current_url').notNull(),
		/** The time in India as the page wrote it; `createdAt` is the server's. */
		timestamp: text('timestamp').notNull(),
		state: text('state').$type<StatusOf<typeof callBackStatusMachine>>().notNull().default('new'),
		/** The customer success account that handles it. */
		ownerId: uuid('owner_id').references(() => account.id),
		note: text('note').notNull().default(''),
		/** Raised with every change of state or note, so that two people notice each other. */
		version: integer('version').notNull().default(1),
		/**
		 * The Idempotency-Key with which it waits for the sheet-storage service; null when it does not.
		 */
		sheetKey: text('sheet_key'),
		createdAt: at('created_at').notNull(),
		updatedAt: at('updated_at').notNull(),
	},
	(t) => [
		index('call_back_state').on(t.state, t.createdAt, t.id),
		index('call_back_inbox').on(t.createdAt, t.id).where(sql`state in ('new', 'unreachable')`),
		index('call_back_recent').on(t.createdAt, t.id),
		index('call_back_account').on(t.accountId),
		index('call_back_owner').on(t.ownerId),
		index('call_back_waiting').on(t.createdAt, t.id).where(sql`sheet_key is not null`),
	],
)
