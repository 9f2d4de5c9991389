import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { SITE_CHANGED } from '#server/platform/site-settings.ts'
import { textPage } from './text-page.tables.ts'

export type TextRow = typeof textPage.$inferSelect
type Place = Pick<TextRow, 'language' | 'name'>

/** Lets one transaction at a time write the texts. */
export const lockTexts = async (tx: Db): Promise<void> => {
	await tx.execute(sql`lock table ${textPage} in share row exclusive mode`)
}

const at = ({ language, name }: Place) =>
	and(eq(textPage.language, language), eq(textPage.name, name))

/** The texts that the shop wrote, without their words. */
export const findOwnTexts = (db: Db): Promise<(Place & { changedAt: Date })[]> =>
	db
		.select({
			language: textPage.language,
			name: textPage.name,
			changedAt: textPage.changedAt,
		})
		.from(textPage)
		.orderBy(asc(textPage.language), asc(textPage.name))

/** A text that the shop wrote; undefined where the shipped one is used. */
export const findText = async (db: Db, place: Place): Promise<TextRow | undefined> =>
	(await db.select().from(textPage).where(at(place)))[0]

const tellAll = (tx: Db) => tx.execute(sql`SELECT pg_notify(${SITE_CHANGED}, '')`)

/**
 * Writes a text over the version that was read (0: the shipped one), and tells every process after
 * the commit. Returns false if somebody wrote meanwhile.
 */
export const writeText = async (tx: Db, row: TextRow): Promise<boolean> => {
	const { source, version, changedAt } = row
	const set = { source, version, changedAt }
	const rows =
		version === 1
			? await tx.insert(textPage).values(row).onConflictDoNothing().returning()
			: await tx
					.update(textPage)
					.set(set)
					.where(and(at(row), eq(textPage.version, version - 1)))
					.returning()
	await tellAll(tx)
	return rows.length > 0
}

/** Deletes a text of a version, so that the shipped one is used. Returns false without one. */
export const deleteText = async (tx: Db, place: Place, version: number): Promise<boolean> => {
	const rows = await tx
		.delete(textPage)
		.where(and(at(place), eq(textPage.version, version)))
		.returning({ name: textPage.name })
	await tellAll(tx)
	return rows.length > 0
}
