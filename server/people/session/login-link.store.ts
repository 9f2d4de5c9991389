import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { hashOf, newToken } from '#server/platform/secret.ts'
import { loginLink } from './session.tables.ts'
import { LOGIN_LINK_MS } from './token.rules.ts'

export type LoginLink = typeof loginLink.$inferSelect

/** Writes a login link and answers its token, which is stored only as a hash. */
export const createLoginLink = async (
	db: Db,
	link: {
		email: string
		returnTo: string
		invite: Record<string, string>
		isView?: boolean
		now: Date
	},
): Promise<string> => {
	const token = newToken()
	await db.insert(loginLink).values({
		tokenHash: hashOf(token),
		email: link.email,
		returnTo: link.returnTo,
		invite: link.invite,
		isView: link.isView ?? false,
		createdAt: link.now,
		expiresAt: new Date(link.now.getTime() + LOGIN_LINK_MS),
	})
	return token
}

/** Deletes the login links of an address. */
export const forgetLinks = async (db: Db, email: string): Promise<void> => {
	await db.delete(loginLink).where(and(eq(loginLink.email, email), eq(loginLink.purpose, 'login')))
}

const ofToken = (token: string) =>
	and(eq(loginLink.tokenHash, hashOf(token)), eq(loginLink.purpose, 'login'))

export const findLoginLink = async (db: Db, token: string): Promise<LoginLink | undefined> => {
	const [row] = await db.select().from(loginLink).where(ofToken(token))
	return row
}

/** Uses a link up: exactly one caller gets the row, everyone after it undefined. */
export const useLoginLink = async (
	db: Db,
	token: string,
	now: Date,
): Promise<LoginLink | undefined> => {
	const [row] = await db
		.update(loginLink)
		.set({ usedAt: now })
		.where(and(ofToken(token), isNull(loginLink.usedAt), gt(loginLink.expiresAt, now)))
		.returning()
	return row
}
