import { and, arrayContains, eq } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { schoolBuying } from './school-order.tables.ts'

/** Above which amount (paise) orders of a school wait for approval; null where nothing is set. */
export const findLimit = async (db: Db, schoolId: string): Promise<number | null> => {
	const [row] = await db.select().from(schoolBuying).where(eq(schoolBuying.schoolId, schoolId))
	return row?.approvalLimit ?? null
}

/** Sets a school's limit. */
export const upsertLimit = async (db: Db, row: typeof schoolBuying.$inferInsert): Promise<void> => {
	const { schoolId: _, ...set } = row
	await db
		.insert(schoolBuying)
		.values(row)
		.onConflictDoUpdate({ target: schoolBuying.schoolId, set })
}

const read = { email: account.email, name: account.displayName, language: account.language }

/** The main points of contact of a school, with the language of their mails. */
export const findMains = (db: Db, schoolId: string) =>
	db
		.select(read)
		.from(account)
		.where(and(eq(account.schoolId, schoolId), arrayContains(account.roles, ['main_poc'])))

/** A person to write to. */
export type Addressee = Awaited<ReturnType<typeof findMains>>[number]

/** Name and address of an account, with the language of its mails. */
export const findAddressee = async (db: Db, id: string): Promise<Addressee> => {
	const [row] = await db.select(read).from(account).where(eq(account.id, id))
	return row!
}
