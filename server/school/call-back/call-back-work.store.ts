import { and, eq, isNull, or, sql } from 'drizzle-orm'
import {
	type CallBackStatusEvent,
	callBackStatusMachine,
} from '#machines/school/call-back/call-back-status.machine.ts'
import type { CallBackState } from '#machines/school/call-back/call-back-status.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { isOwner } from './call-back.store.ts'
import { callBack } from './call-back.tables.ts'

const life = { table: callBack, column: 'state', machine: callBackStatusMachine } as const

type Version = { id: string; version: number }
type Change = { note: string; updatedAt: Date }

const versionOf = ({ id, version }: Version) =>
	and(eq(callBack.id, id), eq(callBack.version, version))
const next = sql`${callBack.version} + 1`

/** Moves a version of a call-back by an event. False if it has changed or refuses it. */
export const moveCallBack = async (
	db: Db,
	which: Version,
	event: CallBackStatusEvent,
	change: Change,
): Promise<boolean> =>
	(await moveTo(db, life, event, versionOf(which), { ...change, version: next })).length > 0

/** Writes the note of a version in a state. False if it has changed. */
export const saveNote = async (
	db: Db,
	which: Version & { state: CallBackState },
	{ note, updatedAt }: Change,
): Promise<boolean> => {
	const rows = await db
		.update(callBack)
		.set({ note, updatedAt, version: next })
		.where(and(versionOf(which), eq(callBack.state, which.state)))
		.returning({ id: callBack.id })
	return rows.length > 0
}

/** Gives one that nobody takes care of to an account. False if somebody does. */
export const giveCallBack = async (
	db: Db,
	id: string,
	accountId: string,
	now: Date,
): Promise<boolean> => {
	const owners = db.select({ id: account.id }).from(account)
	const owned = owners.where(and(eq(account.id, callBack.ownerId), isOwner))
	const rows = await db
		.update(callBack)
		.set({ ownerId: accountId, updatedAt: now })
		.where(and(eq(callBack.id, id), or(isNull(callBack.ownerId), sql`not exists ${owned}`)))
		.returning({ id: callBack.id })
	return rows.length > 0
}

/** Leaves one that an account takes care of to others. False if the account does not. */
export const freeCallBack = async (
	db: Db,
	id: string,
	accountId: string,
	now: Date,
): Promise<boolean> => {
	const rows = await db
		.update(callBack)
		.set({ ownerId: null, updatedAt: now })
		.where(and(eq(callBack.id, id), eq(callBack.ownerId, accountId)))
		.returning({ id: callBack.id })
	return rows.length > 0
}
