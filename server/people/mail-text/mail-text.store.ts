import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { mailText } from './mail-text.tables.ts'

export type MailTextRow = typeof mailText.$inferSelect
type Place = Pick<MailTextRow, 'language' | 'name'>

/** Lets one transaction at a time write the mails. */
export const lockMails = async (tx: Db): Promise<void> => {
	await tx.execute(sql`lock table ${mailText} in share row exclusive mode`)
}

const at = ({ language, name }: Place) =>
	and(eq(mailText.language, language), eq(mailText.name, name))

/** When the shop wrote which words. */
export const findOwnMails = (db: Db): Promise<(Place & { changedAt: Date })[]> =>
	db
		.select({ language: mailText.language, name: mailText.name, changedAt: mailText.changedAt })
		.from(mailText)

/** Words that the shop wrote; undefined where the shipped ones are used. */
export const findMail = async (db: Db, place: Place): Promise<MailTextRow | undefined> =>
	(await db.select().from(mailText).where(at(place)))[0]

/**
 * Writes words over the version that was read (0: the shipped ones). Returns false if somebody
 * wrote meanwhile.
 */
export const writeMail = async (tx: Db, row: MailTextRow): Promise<boolean> => {
	const { language: _, name: __, ...set } = row
	const rows =
		row.version === 1
			? await tx.insert(mailText).values(row).onConflictDoNothing().returning()
			: await tx
					.update(mailText)
					.set(set)
					.where(and(at(row), eq(mailText.version, row.version - 1)))
					.returning()
	return rows.length > 0
}

/** Deletes words of a version, so that the shipped ones are used. Returns false without them. */
export const deleteMail = async (tx: Db, place: Place, version: number): Promise<boolean> => {
	const rows = await tx
		.delete(mailText)
		.where(and(at(place), eq(mailText.version, version)))
		.returning({ name: mailText.name })
	return rows.length > 0
}
