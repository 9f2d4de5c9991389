import { and, eq, inArray } from 'drizzle-orm'
import { registrationStatusMachine } from '#machines/learning/registration/registration-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { enrolment, lessonDone } from './enrolment.tables.ts'

type Enrolment = typeof enrolment.$inferSelect
type NewEnrolment = typeof enrolment.$inferInsert
type BoughtEnrolment = NewEnrolment & { orderId: string }

/**
 * Writes enrolments; one that exists stays as it is, also a registration that waits for
 * confirmation.
 * @returns those that are new
 */
export const insertEnrolments = (db: Db, rows: NewEnrolment[]): Promise<Enrolment[]> =>
	db.insert(enrolment).values(rows).onConflictDoNothing().returning()

const life = { table: enrolment, column: 'status', machine: registrationStatusMachine } as const

/**
 * Writes the enrolments that an order's money buys. A registration that waits for confirmation is
 * confirmed as bought, a confirmed one stays.
 * @returns those that are new or confirmed by it
 */
export const confirmEnrolments = async (db: Db, rows: BoughtEnrolment[]): Promise<Enrolment[]> => {
	const written = await db.insert(enrolment).values(rows).onConflictDoNothing().returning()
	const known = new Set(written.map(({ resourceId }) => resourceId))
	for (const { accountId, resourceId, source, orderId } of rows)
		if (!known.has(resourceId)) {
			const one = and(eq(enrolment.accountId, accountId), eq(enrolment.resourceId, resourceId))
			const event = { type: 'payment.captured' } as const
			written.push(...(await moveTo(db, life, event, one, { source, orderId })))
		}
	return written
}

/**
 * Deletes the enrolments that an order's money bought, and which of their lessons are done; the ids
 * of what is no longer learned.
 */
export const deleteBought = async (db: Db, orderId: string): Promise<string[]> => {
	const [buyer] = await db
		.select({ accountId: order.accountId })
		.from(order)
		.where(eq(order.id, orderId))
	const bought = and(
		eq(enrolment.accountId, buyer!.accountId),
		eq(enrolment.orderId, orderId),
		eq(enrolment.source, 'purchase'),
	)
	const ids = db.select({ id: enrolment.id }).from(enrolment).where(bought)
	await db.delete(lessonDone).where(inArray(lessonDone.enrolmentId, ids))
	const ended = await db
		.delete(enrolment)
		.where(bought)
		.returning({ resourceId: enrolment.resourceId })
	return ended.map(({ resourceId }) => resourceId)
}

/** Returns those of the resources whose registrations need a confirmation. */
export const findNeedingConfirmation = async (
	db: Db,
	ids: readonly string[],
): Promise<Set<string>> => {
	const rows = await db
		.select({ id: resource.id })
		.from(resource)
		.where(and(inArray(resource.id, [...ids]), resource.needsConfirmation))
	return new Set(rows.map(({ id }) => id))
}

/** Returns an account's current enrolments of these resources. */
export const findEnrolments = (db: Db, accountId: string, ids: readonly string[]) =>
	db
		.select({ id: enrolment.id, resourceId: enrolment.resourceId, status: enrolment.status })
		.from(enrolment)
		.where(and(eq(enrolment.accountId, accountId), inArray(enrolment.resourceId, [...ids])))
