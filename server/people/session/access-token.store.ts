import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import { hashOf, newToken } from '#server/platform/secret.ts'
import { accessToken } from './session.tables.ts'
import { ACCESS_TOKEN_MS } from './token.rules.ts'

/** Issues a bearer token for a session and drops the session's expired ones. */
export const issueAccessToken = async (
	db: Db,
	owner: { sessionId: string; accountId: string; isView: boolean },
	now: Date,
): Promise<string> => {
	const token = newToken()
	await db
		.delete(accessToken)
		.where(and(eq(accessToken.sessionId, owner.sessionId), lt(accessToken.expiresAt, now)))
	await db.insert(accessToken).values({
		sessionId: owner.sessionId,
		accountId: owner.accountId,
		isView: owner.isView,
		tokenHash: hashOf(token),
		expiresAt: new Date(now.getTime() + ACCESS_TOKEN_MS),
	})
	return token
}

/** The account and the session of a bearer token. */
export type Bearer = { account: Account; sessionId: string; isView: boolean }

/**
 * Looks up a bearer token: undefined when it is unknown, expired or signed out (signing out deletes
 * it). Built once, because every signed-in call runs it.
 */
export const bearerFinder = (
	db: Db,
): ((token: string, now: Date) => Promise<Bearer | undefined>) => {
	const query = db
		.select({ account, sessionId: accessToken.sessionId, isView: accessToken.isView })
		.from(accessToken)
		.innerJoin(account, eq(account.id, accessToken.accountId))
		.where(
			and(
				eq(accessToken.tokenHash, sql.placeholder('hash')),
				gt(accessToken.expiresAt, sql.placeholder('now')),
			),
		)
		.prepare('account_of_token')
	return async (token, now) => (await query.execute({ hash: hashOf(token), now }))[0]
}
