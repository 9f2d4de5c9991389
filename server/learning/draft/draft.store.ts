import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type {
	DraftContent,
	StoredContent,
	WrittenType,
} from '#domain/learning/draft-content.rules.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import {
	type DraftStatusEvent,
	draftStatusMachine,
} from '#machines/learning/draft/draft-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { draft, draftAuthor, draftVersion } from './draft.tables.ts'

/** A draft and the account that began it; null for what came with the shop. */
export type Draft = typeof draft.$inferSelect & { authorId: string | null }
export type DraftStatus = StatusOf<typeof draftStatusMachine>

const life = { table: draft, column: 'status', machine: draftStatusMachine } as const

/** Narrows the list; `authorId` is null for those of everybody. */
export type DraftFilter = {
	authorId: string | null
	search: string
	status?: DraftStatus | undefined
	courseType?: WrittenType | undefined
}

/** Resources that were handed in for review, for the inbox (DSK-12). */
export const draftInbox: InboxSource = {
	kind: 'draft',
	waiting: sql`select ${draft.resourceId}, ${draft.title}, coalesce(${account.displayName}, ''),
      ${draft.changedAt}, null::timestamptz, null::uuid
    from ${draft} left join ${draftAuthor} on ${draftAuthor.resourceId} = ${draft.resourceId}
    left join ${account} on ${account.id} = ${draftAuthor.accountId}
    where ${draft.status} = 'in_review'`,
}

export type DraftSort = 'newest' | 'title'

const orders: Record<DraftSort, SQL[]> = {
	newest: [desc(draft.changedAt), asc(draft.resourceId)],
	title: [asc(draft.title), asc(draft.resourceId)],
}

const isAuthorOf = eq(draftAuthor.resourceId, draft.resourceId)

const whereOf = ({ authorId, search, status, courseType }: DraftFilter) =>
	and(
		authorId === null ? undefined : eq(draftAuthor.accountId, authorId),
		search === '' ? undefined : sql`${draft.title} ilike ${likeOf(search)}`,
		status && eq(draft.status, status),
		courseType && eq(draft.courseType, courseType),
	)

type Page = { sort: DraftSort; limit: number; offset: number }

/** The ids of one page of drafts; authors are looked up only where they are asked for. */
const pageOf = (db: Db, filter: DraftFilter, { sort, limit, offset }: Page) => {
	const ids = db.select({ id: draft.resourceId }).from(draft).$dynamic()
	const joined = filter.authorId === null ? ids : ids.leftJoin(draftAuthor, isAuthorOf)
	return joined
		.where(whereOf(filter))
		.orderBy(...orders[sort])
		.limit(limit)
		.offset(offset)
}

/** One page of drafts without their content. */
export const findDrafts = (db: Db, filter: DraftFilter, page: Page) =>
	db
		.select({
			id: draft.resourceId,
			title: draft.title,
			courseType: draft.courseType,
			status: draft.status,
			revision: draft.revision,
			publishAt: draft.publishAt,
			changedAt: draft.changedAt,
			authorId: draftAuthor.accountId,
			authorName: account.displayName,
		})
		.from(draft)
		.leftJoin(draftAuthor, isAuthorOf)
		.leftJoin(account, eq(account.id, draftAuthor.accountId))
		.where(inArray(draft.resourceId, pageOf(db, filter, page)))
		.orderBy(...orders[page.sort])

/** How many drafts have each status. */
export const countStatuses = async (
	db: Db,
	filter: Omit<DraftFilter, 'status'>,
): Promise<Map<DraftStatus, number>> => {
	const counted = db.select({ status: draft.status, number: count() }).from(draft).$dynamic()
	const joined = filter.authorId === null ? counted : counted.leftJoin(draftAuthor, isAuthorOf)
	const rows = await joined.where(whereOf(filter)).groupBy(draft.status)
	return new Map(rows.map(({ status, number }) => [status, number]))
}

/** Returns a draft; undefined if there is none. */
export const findDraft = async (db: Db, id: string): Promise<Draft | undefined> => {
	const [row] = await db
		.select()
		.from(draft)
		.leftJoin(draftAuthor, isAuthorOf)
		.where(eq(draft.resourceId, id))
	return row && { ...row.draft, authorId: row.draft_author?.accountId ?? null }
}

/** Returns a draft and locks it until the transaction ends; undefined if there is none. */
export const lockDraft = async (tx: Db, id: string): Promise<Draft | undefined> => {
	await tx
		.select({ id: draft.resourceId })
		.from(draft)
		.where(eq(draft.resourceId, id))
		.for('update')
	return findDraft(tx, id)
}

/** Returns those of some resources that an account did not begin. */
export const findForeignDrafts = async (
	db: Db,
	accountId: string,
	ids: readonly string[],
): Promise<string[]> => {
	if (ids.length === 0) return []
	const own = await db
		.select({ id: draftAuthor.resourceId })
		.from(draftAuthor)
		.where(and(eq(draftAuthor.accountId, accountId), inArray(draftAuthor.resourceId, [...ids])))
	const known = new Set(own.map(({ id }) => id))
	return ids.filter((id) => !known.has(id))
}

/** Adds a draft that an account began. */
export const insertDraft = async (
	tx: Db,
	row: typeof draft.$inferInsert,
	accountId: string,
): Promise<void> => {
	await tx.insert(draft).values(row)
	await tx.insert(draftAuthor).values({ resourceId: row.resourceId, accountId })
}

/**
 * Writes the content of a draft over the revision that was read. Returns the new revision;
 * undefined if somebody wrote meanwhile, or it is no draft any more.
 */
export const writeContent = async (
	tx: Db,
	id: string,
	saved: { revision: number; content: DraftContent; now: Date },
): Promise<number | undefined> => {
	const { revision, content, now } = saved
	const [row] = await tx
		.update(draft)
		.set({
			content,
			title: content.title,
			courseType: content.course_type,
			revision: revision + 1,
			changedAt: now,
		})
		.where(and(eq(draft.resourceId, id), eq(draft.revision, revision), eq(draft.status, 'draft')))
		.returning({ revision: draft.revision })
	return row?.revision
}

type Change = Pick<typeof draft.$inferInsert, 'content' | 'note' | 'publishAt' | 'changedAt'>

/** Moves a draft by an event of its status machine; undefined where the machine refuses it. */
export const moveDraft = async (
	tx: Db,
	id: string,
	event: DraftStatusEvent,
	change: Partial<Change>,
): Promise<typeof draft.$inferSelect | undefined> => {
	const counted = { ...change, revision: sql`${draft.revision} + 1` }
	const [row] = await moveTo(tx, life, event, eq(draft.resourceId, id), counted)
	return row
}

/** Drafts whose time to be published has come, the longest due first. */
export const findDueDrafts = async (db: Db, now: Date, most: number): Promise<string[]> => {
	const rows = await db
		.select({ id: draft.resourceId })
		.from(draft)
		.where(and(eq(draft.status, 'scheduled'), lte(draft.publishAt, now)))
		.orderBy(asc(draft.publishAt))
		.limit(most)
	return rows.map(({ id }) => id)
}

/** Keeps the content as the next version of a draft that is locked. */
export const insertVersion = async (
	tx: Db,
	id: string,
	version: { content: DraftContent; savedAt: Date },
): Promise<void> => {
	const [last] = await tx
		.select({ number: draftVersion.number })
		.from(draftVersion)
		.where(eq(draftVersion.resourceId, id))
		.orderBy(desc(draftVersion.number))
		.limit(1)
	await tx
		.insert(draftVersion)
		.values({ ...version, resourceId: id, number: (last?.number ?? 0) + 1 })
}

/** Versions of a draft without their content, the newest first. */
export const findVersions = (db: Db, id: string) =>
	db
		.select({ number: draftVersion.number, savedAt: draftVersion.savedAt })
		.from(draftVersion)
		.where(eq(draftVersion.resourceId, id))
		.orderBy(desc(draftVersion.number))
		.limit(100)

/** Returns the content of a version; undefined if there is none of this number. */
export const findVersion = async (
	db: Db,
	id: string,
	number: number,
): Promise<StoredContent | undefined> =>
	(
		await db
			.select({ content: draftVersion.content })
			.from(draftVersion)
			.where(and(eq(draftVersion.resourceId, id), eq(draftVersion.number, number)))
	)[0]?.content
