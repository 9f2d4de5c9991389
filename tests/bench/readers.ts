import { v7 } from 'uuid'
import { account } from '#server/people/account/account.tables.ts'
import { accessToken, session } from '#server/people/session/session.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { hashOf, newToken } from '#server/platform/secret.ts'
import type { Reader } from './cases.ts'

const DAY = 86_400_000

/** Makes accounts that are signed in for a day. */
export const signInAll = async (db: Db, name: string, count: number): Promise<Reader[]> => {
	const createdAt = new Date()
	const ids = Array.from({ length: count }, () => v7())
	await db.insert(account).values(
		ids.map((id, n) => ({
			id,
			email: `${name}-${n}@example.org`,
			displayName: `Reader ${n}`,
			createdAt,
		})),
	)
	return signIn(db, ids)
}

/** Signs accounts in for a day. */
export const signIn = async (db: Db, ids: readonly string[]): Promise<Reader[]> => {
	const createdAt = new Date()
	const expiresAt = new Date(createdAt.getTime() + DAY)
	const readers = ids.map((id) => ({ id, token: newToken(), session: v7() }))
	await db.insert(session).values(
		readers.map((reader) => ({
			id: reader.session,
			accountId: reader.id,
			familyHash: hashOf(newToken()),
			refreshHash: hashOf(newToken()),
			createdAt,
			expiresAt,
		})),
	)
	await db.insert(accessToken).values(
		readers.map((reader) => ({
			tokenHash: hashOf(reader.token),
			sessionId: reader.session,
			accountId: reader.id,
			expiresAt,
		})),
	)
	return readers.map(({ id, token }) => ({ id, token }))
}
