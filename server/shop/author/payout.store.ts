import { and, desc, eq } from 'drizzle-orm'
import {
	type PayoutStatusEvent,
	payoutStatusMachine,
} from '#machines/shop/author/payout-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { authorPayout } from './author.tables.ts'

export type Payout = typeof authorPayout.$inferSelect
export type PayoutStatus = Payout['status']

/** Stores a payout; undefined if one of the author is prepared. */
export const insertPayout = async (
	tx: Db,
	row: typeof authorPayout.$inferInsert,
): Promise<Payout | undefined> =>
	(await tx.insert(authorPayout).values(row).onConflictDoNothing().returning())[0]

const life = { table: authorPayout, column: 'status', machine: payoutStatusMachine } as const

/** Moves a payout by an event of its status machine; undefined if its status refuses it. */
export const movePayout = async (
	tx: Db,
	id: string,
	event: PayoutStatusEvent,
	change: { reference: string; decidedAt: Date },
): Promise<Payout | undefined> =>
	(await moveTo(tx, life, event, eq(authorPayout.id, id), change))[0]

const withAuthor = (db: Db) =>
	db
		.select({
			row: authorPayout,
			author: { name: account.displayName, email: account.email, language: account.language },
		})
		.from(authorPayout)
		.innerJoin(account, eq(account.id, authorPayout.accountId))

/** A payout with whom it goes to; undefined for none of this id. */
export const findPayout = async (db: Db, id: string) =>
	(await withAuthor(db).where(eq(authorPayout.id, id)))[0]

/** One page of payouts, the newest first, and how many there are. */
export const findPayouts = async (
	db: Db,
	{ status, accountId }: { status: PayoutStatus | undefined; accountId: string | undefined },
	{ limit, offset }: { limit: number; offset: number },
) => {
	const where = and(
		status && eq(authorPayout.status, status),
		accountId === undefined ? undefined : eq(authorPayout.accountId, accountId),
	)
	const rows = await withAuthor(db)
		.where(where)
		.orderBy(desc(authorPayout.createdAt), desc(authorPayout.id))
		.limit(limit)
		.offset(offset)
	return { total: await db.$count(authorPayout, where), rows }
}
