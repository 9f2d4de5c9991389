import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { CallBackState } from '#machines/school/call-back/call-back-state.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { callBack } from '#server/platform/database/schema/call-back.ts'
import { isOwner } from '#server/school/call-back/call-back.store.ts'

type Change = { state: CallBackState; note: string; updatedAt: Date }

/** Changes one that stands at a version and in one of the states `from`; otherwise nothing. */
export const updateCallBack = async (
  db: Db,
  which: { id: string; version: number; from: readonly CallBackState[] },
  change: Change,
): Promise<void> => {
  const { id, version, from } = which
  const stands = and(eq(callBack.version, version), inArray(callBack.state, [...from]))
  await db
    .update(callBack)
    .set({ ...change, version: sql`${callBack.version} + 1` })
    .where(and(eq(callBack.id, id), stands))
}

/** Gives one that nobody takes care of to an account; otherwise nothing. */
export const giveCallBack = async (db: Db, id: string, accountId: string, now: Date) => {
  const owners = db.select({ id: account.id }).from(account)
  const owned = owners.where(and(eq(account.id, callBack.ownerId), isOwner))
  await db
    .update(callBack)
    .set({ ownerId: accountId, updatedAt: now })
    .where(and(eq(callBack.id, id), or(isNull(callBack.ownerId), sql`not exists ${owned}`)))
}

/** Leaves one that an account takes care of to others; otherwise nothing. */
export const freeCallBack = async (db: Db, id: string, accountId: string, now: Date) => {
  await db
    .update(callBack)
    .set({ ownerId: null, updatedAt: now })
    .where(and(eq(callBack.id, id), eq(callBack.ownerId, accountId)))
}
