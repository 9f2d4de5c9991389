import { isRecoveryCode, VERIFIED_MS } from '#domain/people/second-factor.rules.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import {
	endVerifications,
	findVerifiedUntil,
	verifySession,
} from '#server/people/session/session.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './second-factor.store.ts'
import { addressOf, hashOfRecovery, newRecoveryCodes, newSecret, stepOf } from './totp.rules.ts'

/** Codes that an account may try in a window, so that a code cannot be guessed. */
const TRIES = { max: 10, windowMs: 15 * 60_000 }

/** A member of staff and the session of the call. */
export type Caller = { me: Account; sessionId: string }

const takeCodeTry = (deps: Deps, accountId: string) =>
	takeTry(deps, { name: 'second-factor', subject: accountId, ...TRIES })

const wrongCode = () => new Problem(422, 'code-wrong')

const actOn = (
	{ me }: Caller,
	did: { operation: string; after: Record<string, string | boolean> },
) => ({
	actorId: me.id,
	subject: { kind: 'second-factor', id: me.id },
	before: {},
	...did,
})

/** Returns whether the caller has an authenticator app, and until when the session is verified. */
export const describeFactor = async ({ db, clock }: Deps, { me, sessionId }: Caller) => {
	const now = clock()
	const [factor, until, left] = await Promise.all([
		store.findFactor(db, me.id),
		findVerifiedUntil(db, sessionId, now),
		store.countRecoveryCodes(db, me.id),
	])
	return {
		enrolled: factor?.secret != null,
		verified_until: until?.toISOString() ?? null,
		recovery_codes_left: left,
	}
}

/**
 * Begins the enrolment of an authenticator app. A caller with an app needs a verified session,
 * since the new app replaces it; until the new one is confirmed, the old one stays.
 * @throws Problem 403 second-factor-required
 */
export const beginFactor = async ({ db, clock, config }: Deps, caller: Caller) => {
	const { me, sessionId } = caller
	const now = clock()
	const secret = newSecret()
	await db.transaction(async (tx) => {
		const mayReplace = (await findVerifiedUntil(tx, sessionId, now)) !== null
		const pending = { accountId: me.id, pendingSecret: secret, mayReplace }
		if (!(await store.storePending(tx, pending, now)))
			throw new Problem(403, 'second-factor-required')
		await recordAct(
			tx,
			actOn(caller, { operation: 'beginSecondFactor', after: { enrolled: false } }),
			now,
		)
	})
	return { secret, address: addressOf(secret, { issuer: config.BRAND_NAME, label: me.email }) }
}

/**
 * Confirms the app by its first code, and verifies the session.
 * @returns recovery codes, which are shown this once
 * @throws Problem 409 enrolment-missing, 422 code-wrong, 429 too-many-requests
 */
export const confirmFactor = async (deps: Deps, caller: Caller, code: string) => {
	const { me, sessionId } = caller
	const now = deps.clock()
	const pending = (await store.findFactor(deps.db, me.id))?.pendingSecret
	if (!pending) throw new Problem(409, 'enrolment-missing')
	await takeCodeTry(deps, me.id)
	const step = stepOf(pending, code, now)
	if (step === null) throw wrongCode()
	const codes = newRecoveryCodes()
	const until = new Date(now.getTime() + VERIFIED_MS)
	await deps.db.transaction(async (tx) => {
		if (!(await store.confirmPending(tx, me.id, pending, step)))
			throw new Problem(409, 'enrolment-missing')
		const hashes = codes.map((one) => hashOfRecovery(me.id, one))
		await store.replaceRecoveryCodes(tx, me.id, hashes)
		await endVerifications(tx, me.id)
		await verifySession(tx, sessionId, until)
		await recordAct(
			tx,
			actOn(caller, { operation: 'confirmSecondFactor', after: { enrolled: true } }),
			now,
		)
	})
	return { recovery_codes: codes, verified_until: until.toISOString() }
}

const spendCode = async (db: Db, accountId: string, code: string, now: Date) => {
	if (isRecoveryCode(code))
		return store.spendRecoveryCode(db, accountId, hashOfRecovery(accountId, code), now)
	const secret = (await store.findFactor(db, accountId))?.secret
	const step = secret ? stepOf(secret, code, now) : null
	return step !== null && store.spendStep(db, accountId, step)
}

/**
 * Verifies the session by a code of the app or a recovery code; each is good once.
 * @throws Problem 409 not-enrolled, 422 code-wrong, 429 too-many-requests
 */
export const verifyFactor = async (deps: Deps, caller: Caller, code: string) => {
	const { me, sessionId } = caller
	const now = deps.clock()
	if (!(await store.findFactor(deps.db, me.id))?.secret) throw new Problem(409, 'not-enrolled')
	await takeCodeTry(deps, me.id)
	const until = new Date(now.getTime() + VERIFIED_MS)
	await deps.db.transaction(async (tx) => {
		if (!(await spendCode(tx, me.id, code, now))) throw wrongCode()
		await verifySession(tx, sessionId, until)
		const by = isRecoveryCode(code) ? 'recovery-code' : 'app'
		await recordAct(tx, actOn(caller, { operation: 'verifySecondFactor', after: { by } }), now)
	})
	return { verified_until: until.toISOString() }
}

/**
 * Deletes the app and recovery codes of an account, and ends its verifications. For a person who
 * lost the phone.
 * @returns false if there was none
 */
export const forgetFactor = async (tx: Db, accountId: string): Promise<boolean> => {
	await store.replaceRecoveryCodes(tx, accountId, [])
	await endVerifications(tx, accountId)
	return store.deleteFactor(tx, accountId)
}
