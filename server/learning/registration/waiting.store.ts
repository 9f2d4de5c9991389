import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { registrationStatusMachine } from '#machines/learning/registration/registration-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'

const life = { table: enrolment, column: 'status', machine: registrationStatusMachine } as const

const isWaiting = eq(enrolment.status, 'pending')

/**
 * Returns registrations that wait, longest waiting first, and how many there are.
 * @param asked how many rows at most, the slug of the only resource and the only id to look at
 */
export const findWaiting = async (
	db: Db,
	asked: { limit: number; slug?: string | undefined; id?: string | undefined },
) => {
	const { limit, slug, id } = asked
	const ids = db
		.select({ id: resource.id })
		.from(resource)
		.where(eq(resource.slug, slug ?? ''))
	const where = and(
		isWaiting,
		slug === undefined ? undefined : inArray(enrolment.resourceId, ids),
		id === undefined ? undefined : eq(enrolment.id, id),
	)
	const rows = await db
		.select({
			id: enrolment.id,
			teacher: account.displayName,
			email: account.email,
			school: school.name,
			title: resource.title,
			courseType: resource.courseType,
			slug: resource.slug,
			slugtitle: resource.slugtitle,
			startDate: resource.startDate,
			createdAt: enrolment.createdAt,
		})
		.from(enrolment)
		.innerJoin(account, eq(account.id, enrolment.accountId))
		.leftJoin(school, eq(school.id, account.schoolId))
		.innerJoin(resource, eq(resource.id, enrolment.resourceId))
		.where(where)
		.orderBy(asc(enrolment.createdAt), asc(enrolment.id))
		.limit(limit)
	return { total: await db.$count(enrolment, where), rows }
}

/** Registrations that wait, for the inbox (DSK-12); each is due when it begins. */
export const registrationInbox: InboxSource = {
	kind: 'registration',
	waiting: sql`select ${enrolment.id}, ${resource.title}, ${account.displayName},
      ${enrolment.createdAt}, ${resource.startDate}, null::uuid
    from ${enrolment} join ${account} on ${account.id} = ${enrolment.accountId}
    join ${resource} on ${resource.id} = ${enrolment.resourceId}
    where ${enrolment.status} = 'pending'`,
	ids: sql`select from ${enrolment} where ${enrolment.status} = 'pending'`,
}

type Enrolment = typeof enrolment.$inferSelect

/** Confirms a registration that waits; undefined if it does not. */
export const confirmRegistration = async (tx: Db, id: string): Promise<Enrolment | undefined> => {
	const [row] = await moveTo(tx, life, { type: 'registration.confirmed' }, eq(enrolment.id, id))
	return row
}

/** Deletes a registration that waits, because it is refused; undefined if it does not wait. */
export const refuseRegistration = async (tx: Db, id: string): Promise<Enrolment | undefined> => {
	const [row] = await tx
		.delete(enrolment)
		.where(and(eq(enrolment.id, id), isWaiting))
		.returning()
	return row
}

/** Returns the status of a registration; undefined for none of this id. */
export const findRegistrationStatus = async (
	db: Db,
	id: string,
): Promise<Enrolment['status'] | undefined> =>
	(await db.select({ status: enrolment.status }).from(enrolment).where(eq(enrolment.id, id)))[0]
		?.status

/** Returns the person and the resource of an enrolment, for the mail about its decision. */
export const findRegistrant = async (
	db: Db,
	{ accountId, resourceId }: Pick<Enrolment, 'accountId' | 'resourceId'>,
) => {
	const [row] = await db
		.select({
			email: account.email,
			name: account.displayName,
			language: account.language,
			title: resource.title,
			courseType: resource.courseType,
			slug: resource.slug,
			slugtitle: resource.slugtitle,
		})
		.from(account)
		.innerJoin(resource, eq(resource.id, resourceId))
		.where(eq(account.id, accountId))
	return row!
}
