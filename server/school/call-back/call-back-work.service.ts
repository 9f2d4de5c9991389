import { type CallBackState, mayBecome } from '#machines/school/call-back/call-back-state.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { callBackAnswer } from '#server/school/call-back/call-back.answers.ts'
import { type CallBackRow, findCallBack } from '#server/school/call-back/call-back.store.ts'
import {
  freeCallBack,
  giveCallBack,
  moveCallBack,
  saveNote,
} from '#server/school/call-back/call-back-work.store.ts'

type CallBack = components['schemas']['CallBack']
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

/**
 * Saves a call-back's state and note, or in the same state its note alone. Sending it again changes
 * nothing.
 * @throws Problem 404 not-found, 409 call-back-changed or call-back-state with the current
 * `call_back`
 */
export const saveCallBack = async (
  { db, clock }: Work,
  callerId: string,
  id: string,
  sent: { version: number; state: CallBackState; note: string },
): Promise<CallBack> => {
  const { version, state } = sent
  const note = sent.note.trim()
  const before = await standing(db, id)
  const { version: read, state: from } = before.callBack
  if (read === version && !mayBecome(from, state))
    throw conflict('call-back-state', before, callerId)
  const change = { note, updatedAt: clock() }
  if (state === 'new' || state === from) await saveNote(db, { id, version, state }, change)
  else await moveCallBack(db, { id, version }, eventTo[state], change)
  const row = await standing(db, id)
  const now = row.callBack
  if (now.version !== version + 1 || now.state !== state || now.note !== note)
    throw conflict('call-back-changed', row, callerId)
  return callBackAnswer(row, callerId)
}

/** Gives one to the caller. @throws Problem 404 not-found, 409 call-back-taken */
export const takeCallBack = async ({ db, clock }: Work, callerId: string, id: string) => {
  await giveCallBack(db, id, callerId, clock())
  const row = await standing(db, id)
  if (row.owner?.id !== callerId) throw conflict('call-back-taken', row, callerId)
  return callBackAnswer(row, callerId)
}

/** Leaves the caller's to others. @throws Problem 404 not-found, 409 call-back-taken */
export const releaseCallBack = async ({ db, clock }: Work, callerId: string, id: string) => {
  await freeCallBack(db, id, callerId, clock())
  const row = await standing(db, id)
  if (row.owner) throw conflict('call-back-taken', row, callerId)
  return callBackAnswer(row, callerId)
}
