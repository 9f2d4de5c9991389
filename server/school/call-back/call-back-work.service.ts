import { type CallBackState, mayBecome } from '#machines/school/call-back/call-back-status.rules.ts'
import type { CallBack } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { callBackAnswer } from './call-back.answers.ts'
import { type CallBackRow, findCallBack } from './call-back.store.ts'
import { freeCallBack, giveCallBack, moveCallBack, saveNote } from './call-back-work.store.ts'

type Work = Pick<Deps, 'db' | 'clock'>

const standing = async (db: Db, id: string): Promise<CallBackRow> => {
	const row = await findCallBack(db, id)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/** Returns a refusal with the current call-back, so that the caller sees others' changes. */
const conflict = (code: string, row: CallBackRow, callerId: string): Problem =>
	new Problem(409, code, undefined, {
		current_status: row.callBack.state,
		call_back: callBackAnswer(row, callerId),
	})

/** The event that leads to a state. */
const eventTo = {
	called: { type: 'call.reached' },
	unreachable: { type: 'call.missed' },
	closed: { type: 'callBack.closed' },
} as const

type Handled = Pick<CallBackRow['callBack'], 'state' | 'ownerId'>

const stateOf = ({ state, ownerId }: Handled) => ({ state, ownerId })

/** Records what a call did to a call-back. */
const recordHandling = async (
	tx: Db,
	act: { actorId: string; operation: string; before: CallBackRow; after: CallBackRow },
	now: Date,
): Promise<void> => {
	const { actorId, operation } = act
	const { callBack } = act.after
	const subject = { kind: 'call-back', id: callBack.id }
	const states = { before: stateOf(act.before.callBack), after: stateOf(callBack) }
	await recordAct(tx, { actorId, operation, subject, ...states }, now)
}

/**
 * Saves a call-back's state and note, or in the same state its note alone. Sending it again changes
 * nothing.
 * @throws Problem 404 not-found, 409 call-back-changed or call-back-state with the current
 * `call_back`
 */
export const saveCallBack = (
	{ db, clock }: Work,
	callerId: string,
	id: string,
	sent: { version: number; state: CallBackState; note: string },
): Promise<CallBack> =>
	db.transaction(async (tx) => {
		const { version, state } = sent
		const note = sent.note.trim()
		const before = await standing(tx, id)
		const { version: read, state: from } = before.callBack
		if (read === version && !mayBecome(from, state))
			throw conflict('call-back-state', before, callerId)
		const now = clock()
		const change = { note, updatedAt: now }
		const isSaved =
			state === 'new' || state === from
				? await saveNote(tx, { id, version, state }, change)
				: await moveCallBack(tx, { id, version }, eventTo[state], change)
		const row = await standing(tx, id)
		const after = row.callBack
		if (after.version !== version + 1 || after.state !== state || after.note !== note)
			throw conflict('call-back-changed', row, callerId)
		const act = { actorId: callerId, operation: 'saveCallBack', before, after: row }
		if (isSaved) await recordHandling(tx, act, now)
		return callBackAnswer(row, callerId)
	})

/** Gives one to the caller. @throws Problem 404 not-found, 409 call-back-taken */
export const takeCallBack = ({ db, clock }: Work, callerId: string, id: string) =>
	db.transaction(async (tx) => {
		const now = clock()
		const before = await standing(tx, id)
		const isGiven = await giveCallBack(tx, id, callerId, now)
		const after = await standing(tx, id)
		if (after.owner?.id !== callerId) throw conflict('call-back-taken', after, callerId)
		const act = { actorId: callerId, operation: 'takeCallBack', before, after }
		if (isGiven) await recordHandling(tx, act, now)
		return callBackAnswer(after, callerId)
	})

/** Leaves the caller's to others. @throws Problem 404 not-found, 409 call-back-taken */
export const releaseCallBack = ({ db, clock }: Work, callerId: string, id: string) =>
	db.transaction(async (tx) => {
		const now = clock()
		const before = await standing(tx, id)
		const isFreed = await freeCallBack(tx, id, callerId, now)
		const after = await standing(tx, id)
		if (after.owner) throw conflict('call-back-taken', after, callerId)
		const act = { actorId: callerId, operation: 'releaseCallBack', before, after }
		if (isFreed) await recordHandling(tx, act, now)
		return callBackAnswer(after, callerId)
	})
