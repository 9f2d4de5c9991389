import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { signingKey } from './certificate.tables.ts'

const PURPOSE = 'credential'

/** The kept private key; undefined while there is none. */
export const findSigningKey = async (db: Db): Promise<Record<string, string> | undefined> => {
	const [row] = await db.select().from(signingKey).where(eq(signingKey.purpose, PURPOSE))
	return row?.jwk
}

/** Keeps a private key unless another server kept one first, and answers the one that is kept. */
export const keepSigningKey = async (
	db: Db,
	jwk: Record<string, string>,
	now: Date,
): Promise<Record<string, string>> => {
	await db
		.insert(signingKey)
		.values({ purpose: PURPOSE, jwk, createdAt: now })
		.onConflictDoNothing()
	return (await findSigningKey(db))!
}
