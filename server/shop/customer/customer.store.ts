import { and, asc, desc, eq, gt, ilike, lte, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import { order, orderLine } from '#server/shop/order/order.tables.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'

const shown = {
	id: account.id,
	name: account.displayName,
	email: account.email,
	roles: account.roles,
	phone: account.phone,
	school: school.name,
	language: account.language,
	createdAt: account.createdAt,
}

const people = (db: Db) =>
	db.select(shown).from(account).leftJoin(school, eq(school.id, account.schoolId))

/** The people who came last, the newest first. */
export const findNewest = (db: Db, limit: number) =>
	people(db).orderBy(desc(account.createdAt), desc(account.id)).limit(limit)

/** People by a part of their name or address, in no order. */
export const findByWords = (db: Db, words: string, limit: number) =>
	people(db)
		.where(ilike(sql`(${account.displayName} || ' ' || ${account.email})`, likeOf(words)))
		.limit(limit)

/** People by their phone number in international form. */
export const findByPhone = (db: Db, phone: string, limit: number) =>
	people(db).where(eq(account.phone, phone)).limit(limit)

/** One person; undefined if there is none. */
export const findPerson = async (db: Db, id: string) =>
	(await people(db).where(eq(account.id, id)))[0]

/** The account of an address; undefined for none. */
export const findIdOfEmail = async (db: Db, email: string): Promise<string | undefined> =>
	(await db.select({ id: account.id }).from(account).where(eq(account.email, email)))[0]?.id

/** The plans that run for a person now. */
export const findPlansOf = (db: Db, accountId: string, now: Date) =>
	db
		.select({ name: plan.name, endsAt: subscription.endsAt })
		.from(subscription)
		.innerJoin(plan, eq(plan.id, subscription.planId))
		.where(
			and(
				eq(subscription.accountId, accountId),
				lte(subscription.startsAt, now),
				gt(subscription.endsAt, now),
			),
		)
		.orderBy(asc(subscription.endsAt))

const titles = sql<string[]>`array(select l.title from ${orderLine} l
  where l.order_id = ${order}.id order by l.id)`

/** A person's newest orders. */
export const findOrdersOf = (db: Db, accountId: string, limit: number) =>
	db
		.select({
			id: order.id,
			receiptNumber: order.receiptNumber,
			status: order.status,
			returnedAt: order.returnedAt,
			currency: order.currency,
			total: order.total,
			createdAt: order.createdAt,
			titles,
		})
		.from(order)
		.where(eq(order.accountId, accountId))
		.orderBy(desc(order.createdAt), desc(order.id))
		.limit(limit)

/** A person's newest enrolments, each with its lessons and how many of them are done. */
export const findCoursesOf = (db: Db, accountId: string, limit: number) =>
	db
		.select({
			id: enrolment.id,
			title: resource.title,
			status: enrolment.status,
			lessons: sql<number>`(select count(*)::int from ${lesson} l where l.resource_id = ${enrolment.resourceId})`,
			done: sql<number>`(select count(*)::int from ${lessonDone} d where d.enrolment_id = ${enrolment.id})`,
			createdAt: enrolment.createdAt,
		})
		.from(enrolment)
		.innerJoin(resource, eq(resource.id, enrolment.resourceId))
		.where(eq(enrolment.accountId, accountId))
		.orderBy(desc(enrolment.createdAt), desc(enrolment.id))
		.limit(limit)
