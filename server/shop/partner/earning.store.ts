import { eq } from 'drizzle-orm'
import { earningStatusMachine } from '#machines/shop/partner/earning-status.machine.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { partnerEarning } from './partner.tables.ts'

const life = { table: partnerEarning, column: 'status', machine: earningStatusMachine } as const

type Earning = typeof partnerEarning.$inferInsert
type Status = Earning['status']

/** Writes what an order earned, unless it has been written. */
export const insertEarning = async (tx: Db, row: Earning): Promise<void> => {
	await tx.insert(partnerEarning).values(row).onConflictDoNothing()
}

/** Cancels what an order earned, unless it was paid out. */
export const cancelEarning = async (tx: Db, schoolOrderId: string): Promise<void> => {
	const ofOrder = eq(partnerEarning.schoolOrderId, schoolOrderId)
	await moveTo(tx, life, { type: 'order.refunded' }, ofOrder)
}

/** Marks an earning as paid out, once; whether it was waiting for that. */
export const settleEarning = async (
	db: Db,
	id: string,
	change: Pick<Earning, 'reference' | 'paidOutBy' | 'paidOutAt'>,
): Promise<boolean> => {
	const one = eq(partnerEarning.id, id)
	const rows = await moveTo(db, life, { type: 'earning.paid' }, one, change)
	return rows.length > 0
}

/** The status of an earning; undefined for none of this id. */
export const findEarningStatus = async (db: Db, id: string): Promise<Status | undefined> =>
	(
		await db
			.select({ status: partnerEarning.status })
			.from(partnerEarning)
			.where(eq(partnerEarning.id, id))
	)[0]?.status
