import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { licence } from '#server/shop/licence/licence.tables.ts'
import { schoolOrder } from './school-order.tables.ts'

/** An order of any school. */
export const findAny = async (db: Db, id: string) => {
	const [row] = await db.select().from(schoolOrder).where(eq(schoolOrder.id, id))
	return row!
}

/** Ends the licences of a source now, so that no more seats are given; the ids of all of them. */
export const endLicences = async (tx: Db, source: string, now: Date): Promise<string[]> => {
	await tx
		.update(licence)
		.set({ validUntil: now })
		.where(and(eq(licence.source, source), gt(licence.validUntil, now)))
	const rows = await tx
		.select({ id: licence.id })
		.from(licence)
		.where(eq(licence.source, source))
		.orderBy(licence.id)
	return rows.map(({ id }) => id)
}
