import { type ApiScope, KEY_PREFIX, MOST_KEYS } from '#domain/people/api-key.rules.ts'
import type { ApiKeyWithSecret, components } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { hashOf, newToken } from '#server/platform/secret.ts'
import * as store from './api-key.store.ts'

const DAY_MS = 24 * 3_600_000
/** The last use is noted at most once in this time. */
const NOTED_MS = 60_000
/** Characters of a key that are shown later. */
const SHOWN = 10

const answerOf = (
	{ id, name, start, scopes, createdAt, expiresAt, usedAt }: store.ApiKey,
	madeBy: string,
): components['schemas']['ApiKey'] => ({
	...{ id, name, start, scopes, made_by: madeBy },
	created_at: createdAt.toISOString(),
	expires_at: expiresAt.toISOString(),
	used_at: usedAt?.toISOString() ?? null,
})

/** DSK-19: every key, the newest first. */
export const listApiKeys = async (db: Db) => ({
	data: (await store.findKeys(db)).map(({ row, madeBy }) => answerOf(row, madeBy)),
})

const recordOf = ({ name, scopes, expiresAt }: store.ApiKey) => ({
	...{ name, scopes: [...scopes], expires: expiresAt.toISOString() },
})

/**
 * DSK-19: makes a key; only its hash is stored.
 * @returns it with the key itself, which is shown this once
 * @throws Problem 409 api-keys-too-many
 */
export const createApiKey = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	wanted: { name: string; scopes: ApiScope[]; days: number },
): Promise<ApiKeyWithSecret> =>
	db.transaction(async (tx) => {
		const now = clock()
		if ((await store.lockKeys(tx, now)) >= MOST_KEYS) throw new Problem(409, 'api-keys-too-many')
		const key = `${KEY_PREFIX}${newToken()}`
		const row = await store.insertKey(tx, {
			...{ accountId: me.id, name: wanted.name.trim(), scopes: wanted.scopes },
			...{ start: key.slice(0, SHOWN), keyHash: hashOf(key), createdAt: now },
			expiresAt: new Date(now.getTime() + wanted.days * DAY_MS),
		})
		const act = {
			actorId: me.id,
			operation: 'createApiKey',
			subject: { kind: 'api-key', id: row.id },
			before: {},
			after: recordOf(row),
		}
		await recordAct(tx, act, now)
		return { ...answerOf(row, me.displayName), key }
	})

/**
 * DSK-19: deletes a key; it works no longer from then on.
 * @throws Problem 404 not-found
 */
export const removeApiKey = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
): Promise<void> =>
	db.transaction(async (tx) => {
		const row = await store.deleteKey(tx, id)
		if (!row) throw new Problem(404, 'not-found')
		const act = {
			actorId: me.id,
			operation: 'removeApiKey',
			subject: { kind: 'api-key', id },
			before: recordOf(row),
			after: {},
		}
		await recordAct(tx, act, clock())
	})

/** The account and the scopes of a key that works; undefined for any other text. */
export const holderOfKey = async (
	db: Db,
	token: string,
	now: Date,
): Promise<{ account: Account; scopes: readonly ApiScope[] } | undefined> => {
	const found = await store.findKeyOfHash(db, hashOf(token), now)
	if (!found?.account.roles.includes('owner')) return undefined
	const { key, account } = found
	await store.noteUse(db, key.id, { now, before: new Date(now.getTime() - NOTED_MS) })
	return { account, scopes: key.scopes }
}
