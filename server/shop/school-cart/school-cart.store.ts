import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { schoolCartLine } from './school-cart.tables.ts'

const author = alias(account, 'author')
const former = alias(account, 'former')

/** Makes other changes of this school's cart wait until the transaction ends. */
export const lockSchool = (tx: Db, schoolId: string) =>
	tx.select({ id: school.id }).from(school).where(eq(school.id, schoolId)).for('no key update')

/** Every line of a school's cart with its resource as it is sold today, newest first. */
export const findLines = (db: Db, schoolId: string) =>
	db
		.select({
			line: schoolCartLine,
			title: resource.title,
			courseType: resource.courseType,
			price: resource.price,
			changedBy: author.displayName,
			previousBy: former.displayName,
		})
		.from(schoolCartLine)
		.innerJoin(resource, eq(resource.id, schoolCartLine.resourceId))
		.innerJoin(author, eq(author.id, schoolCartLine.changedBy))
		.leftJoin(former, eq(former.id, schoolCartLine.previousBy))
		.where(eq(schoolCartLine.schoolId, schoolId))
		.orderBy(desc(schoolCartLine.createdAt), asc(schoolCartLine.id))

/** A line of a school's cart with what it is. */
export type CartRow = Awaited<ReturnType<typeof findLines>>[number]

/**
 * Returns a resource's type and price, and whether the school's cart has it; undefined if unknown.
 */
export const findWanted = async (db: Db, schoolId: string, resourceId: string) => {
	const [row] = await db
		.select({
			courseType: resource.courseType,
			price: resource.price,
			lineId: schoolCartLine.id,
		})
		.from(resource)
		.leftJoin(
			schoolCartLine,
			and(eq(schoolCartLine.resourceId, resource.id), eq(schoolCartLine.schoolId, schoolId)),
		)
		.where(eq(resource.id, resourceId))
	return row && { ...row, isHeld: row.lineId !== null }
}

/** How many lines a school's cart has. */
export const countLines = async (db: Db, schoolId: string): Promise<number> => {
	const [row] = await db
		.select({ total: count() })
		.from(schoolCartLine)
		.where(eq(schoolCartLine.schoolId, schoolId))
	return row!.total
}

type Change = {
	schoolId: string
	resourceId: string
	quantity: number
	changedBy: string
	now: Date
}

const isOthers = sql`${schoolCartLine.changedBy} <> excluded.changed_by and ${schoolCartLine.quantity} <> excluded.quantity`

/** Writes a number of licences; another person's number that it replaces is kept beside it. */
export const upsertLine = async (tx: Db, { now, ...change }: Change): Promise<void> => {
	await tx
		.insert(schoolCartLine)
		.values({ ...change, changedAt: now, createdAt: now })
		.onConflictDoUpdate({
			target: [schoolCartLine.schoolId, schoolCartLine.resourceId],
			set: {
				quantity: change.quantity,
				changedBy: change.changedBy,
				changedAt: now,
				previousQuantity: sql`case when ${isOthers} then ${schoolCartLine.quantity} else ${schoolCartLine.previousQuantity} end`,
				previousBy: sql`case when ${isOthers} then ${schoolCartLine.changedBy} else ${schoolCartLine.previousBy} end`,
			},
		})
}

/** Takes a line out if it still has this number of licences; whether it was there with it. */
export const deleteLine = async (
	db: Db,
	line: { schoolId: string; resourceId: string; quantity: number },
): Promise<boolean> => {
	const rows = await db
		.delete(schoolCartLine)
		.where(
			and(
				eq(schoolCartLine.schoolId, line.schoolId),
				eq(schoolCartLine.resourceId, line.resourceId),
				eq(schoolCartLine.quantity, line.quantity),
			),
		)
		.returning({ id: schoolCartLine.id })
	return rows.length === 1
}

/** Empties a school's cart. */
export const deleteLines = (tx: Db, schoolId: string) =>
	tx.delete(schoolCartLine).where(eq(schoolCartLine.schoolId, schoolId))
