import {
  type CallBackState,
  callBackStates,
  mayBecome,
} from '#machines/school/call-back/call-back-state.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { callBackAnswer } from '#server/school/call-back/call-back.answers.ts'
import { type CallBackRow, findCallBack } from '#server/school/call-back/call-back.store.ts'
import {
  freeCallBack,
  giveCallBack,
  updateCallBack,
} from '#server/school/call-back/call-back-work.store.ts'

type CallBack = components['schemas']['CallBack']
type Work = Pick<Deps, 'db' | 'clock'>

const standing = async (db: Db, id: string): Promise<CallBackRow> => {
  const row = await findCallBack(db, id)
  if (!row) throw new Problem(404, 'not-found')
  return row
}

/**
 * A refusal with the call-back as it stands, so that the caller sees what somebody else made of it.
 */
const conflict = (code: string, row: CallBackRow, callerId: string): Problem =>
  new Problem(409, code, undefined, { call_back: callBackAnswer(row, callerId) })

/**
 * Says how one stands; sent again, it changes nothing.
 * @throws Problem 404 not-found, 409 call-back-changed or call-back-state with the `call_back` as
 * it stands
 */
export const saveCallBack = async (
  { db, clock }: Work,
  callerId: string,
  id: string,
  sent: { version: number; state: CallBackState; note: string },
): Promise<CallBack> => {
  const { version, state } = sent
  const note = sent.note.trim()
  const from = callBackStates.filter((one) => mayBecome(one, state))
  await updateCallBack(db, { id, version, from }, { state, note, updatedAt: clock() })
  const row = await standing(db, id)
  const now = row.callBack
  if (now.version === version) throw conflict('call-back-state', row, callerId)
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
