import { and, asc, desc, eq, sql } from 'drizzle-orm'
import {
	type AuthorApplicationStatusEvent,
	authorApplicationStatusMachine,
} from '#machines/shop/author/author-application-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { authorApplication } from './author.tables.ts'

export type Application = typeof authorApplication.$inferSelect

/** Returns the newest application of an account; undefined where there is none. */
export const findNewest = async (db: Db, accountId: string): Promise<Application | undefined> =>
	(
		await db
			.select()
			.from(authorApplication)
			.where(eq(authorApplication.accountId, accountId))
			.orderBy(desc(authorApplication.createdAt), desc(authorApplication.id))
			.limit(1)
	)[0]

/** Stores an application; undefined if one of the account waits. */
export const insertApplication = async (
	db: Db,
	row: typeof authorApplication.$inferInsert,
): Promise<Application | undefined> =>
	(await db.insert(authorApplication).values(row).onConflictDoNothing().returning())[0]

const life = {
	table: authorApplication,
	column: 'status',
	machine: authorApplicationStatusMachine,
} as const

/** Moves an application by a decision; undefined if its status refuses it. */
export const moveApplication = async (
	tx: Db,
	id: string,
	event: AuthorApplicationStatusEvent,
	change: { reason?: string; decidedAt: Date },
): Promise<Application | undefined> =>
	(await moveTo(tx, life, event, eq(authorApplication.id, id), change))[0]

/** An application with who wrote it. */
export type WithPerson = {
	row: Application
	person: { id: string; name: string; email: string; language: 'en' | 'hi' }
}

const withPerson = (db: Db) =>
	db
		.select({
			row: authorApplication,
			person: {
				id: account.id,
				name: account.displayName,
				email: account.email,
				language: account.language,
			},
		})
		.from(authorApplication)
		.innerJoin(account, eq(account.id, authorApplication.accountId))

/** Returns one application with who wrote it; undefined for none of this id. */
export const findApplication = async (db: Db, id: string): Promise<WithPerson | undefined> =>
	(await withPerson(db).where(eq(authorApplication.id, id)))[0]

/**
 * Returns applications of one status, or of an id only that one: those that wait oldest first,
 * others newest first.
 */
export const findApplications = (
	db: Db,
	status: Application['status'],
	{ limit, offset, id }: { limit: number; offset: number; id?: string | undefined },
): Promise<WithPerson[]> => {
	const by = status === 'waiting' ? asc : desc
	return withPerson(db)
		.where(and(eq(authorApplication.status, status), id ? eq(authorApplication.id, id) : undefined))
		.orderBy(by(authorApplication.createdAt), by(authorApplication.id))
		.limit(limit)
		.offset(offset)
}

/** Applications that wait, for the inbox (DSK-12). */
export const authorApplicationInbox: InboxSource = {
	kind: 'author_application',
	waiting: sql`select ${authorApplication.id}, ${authorApplication.topic}, ${account.displayName},
      ${authorApplication.createdAt}, null::timestamptz, null::uuid
    from ${authorApplication} join ${account} on ${account.id} = ${authorApplication.accountId}
    where ${authorApplication.status} = 'waiting'`,
}
