import { and, arrayOverlaps, eq, not, type SQL, sql } from 'drizzle-orm'
import { type InboxKind, inboxRoles, type OwnedInboxKind } from '#domain/people/inbox.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { inboxOwner } from './inbox.tables.ts'

/** Something that waits, and who takes care of it. */
export type InboxRow = {
	kind: InboxKind
	id: string
	title: string
	person: string
	since: string
	deadline: string | null
	owner_id: string | null
	owner_name: string | null
}

/** Narrows the list; `ownerId` is null for what nobody has, undefined for everything. */
export type InboxFilter = { search?: string | undefined; ownerId?: string | null | undefined }

const everyRole = [...new Set(Object.values(inboxRoles).flat())]

/** A person who left the team has nothing any longer. */
const mayOwn = arrayOverlaps(account.roles, everyRole)

/** The columns of a kind that waits, in the order of `InboxSource.waiting`. */
const columns = sql`(id, title, person, since, deadline, taken_by)`

/** Rows of a kind with who takes care of each. */
const held = ({ kind, waiting }: InboxSource, { search, ownerId }: InboxFilter): SQL => {
	const pattern = search?.trim() ? likeOf(search.trim()) : null
	const isOwn = sql`(w.taken_by = ${ownerId} or w.id in (select ${inboxOwner.subjectId}
    from ${inboxOwner} where ${inboxOwner.kind} = ${kind} and ${inboxOwner.accountId} = ${ownerId}))`
	const wanted = [
		...(pattern ? [sql`(w.title ilike ${pattern} or w.person ilike ${pattern})`] : []),
		...(ownerId === undefined ? [] : [ownerId === null ? sql`${account.id} is null` : isOwn]),
	]
	return sql`select ${kind}::text as kind, w.id, w.title, w.person, w.since, w.deadline,
      ${account.id} as owner_id, ${account.displayName} as owner_name
    from (${waiting}) as w${columns}
    left join ${inboxOwner} on ${inboxOwner.kind} = ${kind} and ${inboxOwner.subjectId} = w.id
    left join ${account} on ${account.id} = coalesce(w.taken_by, ${inboxOwner.accountId}) and ${mayOwn}
    ${wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``}`
}

const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> =>
	((await db.execute(query)) as unknown as { rows: Row[] }).rows

/**
 * A page of what waits, the longest waiting first. Each kind gives only the rows that the page
 * needs, so that an index finds them.
 */
export const findInbox = (
	db: Db,
	sources: readonly InboxSource[],
	filter: InboxFilter,
	{ limit, offset }: { limit: number; offset: number },
): Promise<InboxRow[]> => {
	const first = sources.map(
		(source) => sql`(${held(source, filter)} order by w.since, w.id limit ${limit + offset})`,
	)
	return rowsOf(
		db,
		sql`select * from (${sql.join(first, sql` union all `)}) as every
      order by since, id limit ${limit} offset ${offset}`,
	)
}

/** How much waits of each kind. */
export const countInbox = (
	db: Db,
	sources: readonly InboxSource[],
	filter: InboxFilter,
): Promise<{ kind: InboxKind; count: number }[]> => {
	const isAll = !filter.search?.trim() && filter.ownerId === undefined
	const counts = sources.map((source) => {
		const from = isAll ? (source.ids ?? source.waiting) : held(source, filter)
		return sql`select ${source.kind}::text as kind, count(*)::int as count from (${from}) as one`
	})
	return rowsOf(db, sql.join(counts, sql` union all `))
}

/** Returns true if the row of a kind waits. */
export const isWaiting = async (db: Db, { waiting }: InboxSource, id: string): Promise<boolean> =>
	(await rowsOf(db, sql`select 1 from (${waiting}) as w(id) where w.id = ${id}`)).length > 0

/** Something that waits. */
export type InboxSubject = { kind: OwnedInboxKind; id: string }

const isOf = ({ kind, id }: InboxSubject) =>
	and(eq(inboxOwner.kind, kind), eq(inboxOwner.subjectId, id))

/** Returns who takes care of it; undefined for nobody. */
export const findOwner = async (db: Db, subject: InboxSubject) =>
	(
		await db
			.select({ id: account.id, name: account.displayName })
			.from(inboxOwner)
			.innerJoin(account, and(eq(account.id, inboxOwner.accountId), mayOwn))
			.where(isOf(subject))
	)[0]

/**
 * Gives it to an account. Returns false if somebody else has it and `takeOver` is false: the
 * statement decides, so that of two people one gets it.
 */
export const storeOwner = async (
	tx: Db,
	{ kind, id }: InboxSubject,
	{ accountId, takeOver }: { accountId: string; takeOver: boolean },
	now: Date,
): Promise<boolean> => {
	const holder = tx
		.select({ is: sql`1` })
		.from(account)
		.where(and(eq(account.id, inboxOwner.accountId), mayOwn))
	const rows = await tx
		.insert(inboxOwner)
		.values({ kind, subjectId: id, accountId, takenAt: now })
		.onConflictDoUpdate({
			target: [inboxOwner.kind, inboxOwner.subjectId],
			set: { accountId, takenAt: now },
			...(!takeOver && { setWhere: not(sql`exists ${holder}`) }),
		})
		.returning({ id: inboxOwner.subjectId })
	return rows.length > 0
}

/** Takes it from an account. Returns false if the account does not have it. */
export const deleteOwner = async (
	tx: Db,
	subject: InboxSubject,
	accountId: string,
): Promise<boolean> => {
	const rows = await tx
		.delete(inboxOwner)
		.where(and(isOf(subject), eq(inboxOwner.accountId, accountId)))
		.returning({ id: inboxOwner.subjectId })
	return rows.length > 0
}
