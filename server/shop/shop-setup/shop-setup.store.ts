import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { SITE_CHANGED } from '#server/platform/site-settings.ts'
import { shopSetup, testPayment } from './shop-setup.tables.ts'

export type SetupRow = typeof shopSetup.$inferSelect
export type TestPaymentRow = typeof testPayment.$inferSelect

const ROW = 1

const untouched: SetupRow = {
	id: ROW,
	settings: {},
	steps: [],
	version: 0,
	content: null,
	demo: null,
	mailTestedAt: null,
	paymentTestedAt: null,
}

/** Returns what the desk stored; in a new shop nothing. */
export const findSetup = async (db: Db): Promise<SetupRow> =>
	(await db.select().from(shopSetup).where(eq(shopSetup.id, ROW)))[0] ?? untouched

/** Returns the stored settings and holds them until the transaction ends. */
export const lockSetup = async (tx: Db): Promise<SetupRow> => {
	await tx.insert(shopSetup).values(untouched).onConflictDoNothing()
	const [row] = await tx.select().from(shopSetup).where(eq(shopSetup.id, ROW)).for('update')
	return row!
}

const firstThings = [
	...['resource', 'draft', 'quiz', 'tag', 'instructor'],
	...['plan', 'discount', 'school', 'community_group'],
]

/** Returns true if the shop holds something that it sells or somebody it sells to (28.1). */
export const hasBegun = async (db: Db): Promise<boolean> => {
	const any = firstThings.map((name) => sql`exists (select from ${sql.identifier(name)})`)
	const { rows } = (await db.execute(sql`select (${sql.join(any, sql` or `)}) as begun`)) as {
		rows: { begun: boolean }[]
	}
	return rows[0]!.begun
}

/** Changes the row that the transaction holds, and tells every process after the commit. */
export const writeSetup = async (tx: Db, change: Partial<Omit<SetupRow, 'id'>>): Promise<void> => {
	await tx.update(shopSetup).set(change).where(eq(shopSetup.id, ROW))
	await tx.execute(sql`SELECT pg_notify(${SITE_CHANGED}, '')`)
}

export const insertTestPayment = async (
	db: Db,
	payment: typeof testPayment.$inferInsert,
): Promise<void> => {
	await db.insert(testPayment).values(payment)
}

export const findTestPayment = async (db: Db, id: string): Promise<TestPaymentRow | undefined> =>
	(await db.select().from(testPayment).where(eq(testPayment.id, id)))[0]

/** Notes the refund of a test payment; false if it is noted already. */
export const markReturned = async (tx: Db, id: string, now: Date): Promise<boolean> => {
	const noted = await tx
		.update(testPayment)
		.set({ returnedAt: now })
		.where(and(eq(testPayment.id, id), isNull(testPayment.returnedAt)))
		.returning({ id: testPayment.id })
	return noted.length > 0
}
