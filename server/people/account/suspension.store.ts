import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { account } from './account.tables.ts'
import { suspension } from './suspension.tables.ts'

export type Suspension = typeof suspension.$inferSelect

/** The suspension of an account; undefined where it is not suspended. */
export const findSuspension = async (db: Db, accountId: string): Promise<Suspension | undefined> =>
	(await db.select().from(suspension).where(eq(suspension.accountId, accountId)))[0]

/** The suspension of the account of an address in lower case, and its language. */
export const findSuspensionOfEmail = async (db: Db, email: string) =>
	(
		await db
			.select({ reason: suspension.reason, language: account.language })
			.from(suspension)
			.innerJoin(account, eq(account.id, suspension.accountId))
			.where(eq(account.email, email))
	)[0]

/** Suspends an account. Answers false if it is suspended already. */
export const insertSuspension = async (tx: Db, row: Suspension): Promise<boolean> =>
	(await tx.insert(suspension).values(row).onConflictDoNothing().returning()).length > 0

/** Ends a suspension. Answers it; undefined where there is none. */
export const deleteSuspension = async (
	tx: Db,
	accountId: string,
): Promise<Suspension | undefined> =>
	(await tx.delete(suspension).where(eq(suspension.accountId, accountId)).returning())[0]
