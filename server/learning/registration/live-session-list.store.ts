import {
	and,
	asc,
	count,
	desc,
	eq,
	gt,
	ilike,
	inArray,
	isNull,
	lte,
	type SQL,
	sql,
} from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { likePart } from '#server/platform/database/like-part.ts'
import type { Db } from '#server/platform/database/open.ts'
import { qualified } from '#server/platform/database/qualified.ts'
import { liveSession } from './live-session.tables.ts'

/** The course types of what happens live. */
export const LIVE_TYPES = ['webinar', 'live_training', 'expert_masterclass', 'certification']

/**
 * Which sessions: those that are not over, those that are, or live resources whose time nobody has
 * said.
 */
export type Which = 'upcoming' | 'past' | 'unscheduled'

const registered = sql<number>`(select count(*)::int from ${enrolment} e where e.resource_id = ${qualified(resource.id)})`

const joined = (db: Db) =>
	db
		.select({
			session: liveSession,
			registered,
			id: resource.id,
			title: resource.title,
			courseType: resource.courseType,
			needsConfirmation: resource.needsConfirmation,
			slug: resource.slug,
			slugtitle: resource.slugtitle,
		})
		.from(resource)
		.leftJoin(liveSession, eq(liveSession.resourceId, resource.id))

/** A live resource with its session and how many are registered. */
export type LiveRow = Awaited<ReturnType<typeof joined>>[number]

const orders: Record<Which, SQL[]> = {
	upcoming: [asc(liveSession.startsAt), asc(resource.id)],
	past: [desc(liveSession.startsAt), asc(resource.id)],
	unscheduled: [asc(resource.title), asc(resource.id)],
}

/** One page of live resources, the nearest in time first or by title, and how many there are. */
export const findLive = async (
	db: Db,
	asked: {
		which: Which
		search: string
		sort: 'time' | 'title'
		now: Date
		limit: number
		offset: number
	},
): Promise<{ rows: LiveRow[]; total: number }> => {
	const { which, search, sort, now, limit, offset } = asked
	const ofTime = {
		upcoming: gt(liveSession.endsAt, now),
		past: lte(liveSession.endsAt, now),
		unscheduled: and(isNull(liveSession.id), inArray(resource.courseType, LIVE_TYPES)),
	}[which]
	const named = search === '' ? undefined : ilike(resource.title, likePart(search))
	const where = and(ofTime, named)
	const rows = await joined(db)
		.where(where)
		.orderBy(...(sort === 'title' ? orders.unscheduled : orders[which]))
		.limit(limit)
		.offset(offset)
	const [counted] = await db
		.select({ total: count() })
		.from(resource)
		.leftJoin(liveSession, eq(liveSession.resourceId, resource.id))
		.where(where)
	return { rows, total: counted!.total }
}

/** A live resource; undefined for what happens at no time. */
export const findLiveResource = async (db: Db, id: string): Promise<LiveRow | undefined> =>
	(await joined(db).where(and(eq(resource.id, id), inArray(resource.courseType, LIVE_TYPES))))[0]

/** A live resource of an address, `fractions-that-make-sense`; undefined for none. */
export const findLiveAddressed = async (db: Db, slug: string): Promise<LiveRow | undefined> =>
	(
		await joined(db).where(and(eq(resource.slug, slug), inArray(resource.courseType, LIVE_TYPES)))
	)[0]
