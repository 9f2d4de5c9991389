import { and, arrayOverlaps, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { inboxRoles } from '#domain/people/inbox.rules.ts'
import type { CallBackState } from '#machines/school/call-back/call-back-status.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { nameHas } from '#server/platform/database/name-has.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { callBack } from './call-back.tables.ts'

/** An owner who may not handle call-backs any longer, or whose account was erased, is none. */
export const isOwner = arrayOverlaps(account.roles, [...inboxRoles.call_back])
const joined = (db: Db) =>
	db
		.select({ callBack, owner: { id: account.id, name: account.displayName } })
		.from(callBack)
		.leftJoin(account, and(eq(account.id, callBack.ownerId), isOwner))

/** A call-back request, and who takes care of it. */
export type CallBackRow = Awaited<ReturnType<typeof joined>>[number]

export type CallBackSearch = {
	state?: CallBackState | undefined
	search?: string | undefined
	/** The only one to look at. */
	id?: string | undefined
}

const named = (search: string | undefined): SQL | undefined =>
	or(nameHas(callBack.fullName, search), nameHas(callBack.schoolName, search))

/** A call-back request before it is stored. */
export type NewCallBack = Omit<typeof callBack.$inferInsert, 'updatedAt'>

/** Writes a call-back request. */
export const insertCallBack = async (db: Db, row: NewCallBack): Promise<void> => {
	await db.insert(callBack).values({ ...row, updatedAt: row.createdAt })
}

/** The number in each status, of those whose person or school has a name like that. */
export const countCallBacks = (db: Db, search: string | undefined) =>
	db
		.select({ state: callBack.state, rows: count() })
		.from(callBack)
		.where(named(search))
		.groupBy(callBack.state)

/** A page of call-back requests: new ones longest waiting first, all others newest first. */
export const findCallBacks = (
	db: Db,
	{ state, search, id }: CallBackSearch,
	page: { limit: number; offset: number },
): Promise<CallBackRow[]> => {
	const order = state === 'new' ? asc : desc
	return joined(db)
		.where(
			and(state && eq(callBack.state, state), id ? eq(callBack.id, id) : undefined, named(search)),
		)
		.orderBy(order(callBack.createdAt), order(callBack.id))
		.limit(page.limit)
		.offset(page.offset)
}

/** One call-back request. */
export const findCallBack = async (db: Db, id: string): Promise<CallBackRow | undefined> =>
	(await joined(db).where(eq(callBack.id, id)))[0]

/** People to call, for the inbox (DSK-12). */
export const callBackInbox: InboxSource = {
	kind: 'call_back',
	waiting: sql`select ${callBack.id}, ${callBack.schoolName}, ${callBack.fullName},
      ${callBack.createdAt}, null::timestamptz, ${callBack.ownerId}
    from ${callBack} where ${callBack.state} in ('new', 'unreachable')`,
}
