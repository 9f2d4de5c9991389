import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import { eventRegistration } from './event.tables.ts'

const orders = {
	newest: [desc(eventRegistration.createdAt), asc(eventRegistration.id)],
	name: [asc(eventRegistration.name), asc(eventRegistration.id)],
} as const

/** One page of registrations, and how many there are. */
export const findEveryRegistration = async (
	db: Db,
	{ search, event }: { search: string; event?: 'gtm' | 'tpo' | undefined },
	{ sort, limit, offset }: { sort: keyof typeof orders; limit: number; offset: number },
) => {
	const words = likeOf(search)
	const { name, email, school } = eventRegistration
	const where = and(
		event && eq(eventRegistration.event, event),
		search === '' ? undefined : or(...[name, email, school].map((one) => ilike(one, words))),
	)
	const rows = await db
		.select()
		.from(eventRegistration)
		.where(where)
		.orderBy(...orders[sort])
		.limit(limit)
		.offset(offset)
	return { total: await db.$count(eventRegistration, where), rows }
}
