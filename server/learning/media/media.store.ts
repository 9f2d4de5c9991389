import { and, asc, count, eq, inArray, lt } from 'drizzle-orm'
import {
	type MediaStatusEvent,
	mediaStatusMachine,
} from '#machines/learning/media/media-status.machine.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { media, mediaOwner, mediaPart } from './media.tables.ts'

export type Media = typeof media.$inferSelect

/** Writes a file of which no part has arrived. */
export const insertMedia = async (
	tx: Db,
	ownerId: string,
	row: Pick<Media, 'id' | 'kind' | 'name' | 'bytes' | 'touchedAt'>,
): Promise<Media> => {
	const [written] = await tx
		.insert(media)
		.values({ ...row, status: 'uploading' })
		.returning()
	await tx.insert(mediaOwner).values({ mediaId: row.id, accountId: ownerId })
	return written!
}

/** A file that an account uploads; undefined if there is none. */
export const findOwnMedia = async (
	db: Db,
	accountId: string,
	id: string,
): Promise<Media | undefined> =>
	(
		await db
			.select({ media })
			.from(media)
			.innerJoin(mediaOwner, eq(mediaOwner.mediaId, media.id))
			.where(and(eq(media.id, id), eq(mediaOwner.accountId, accountId)))
	)[0]?.media

/** A file by its id; undefined if there is none. */
export const findMedia = async (db: Db, id: string): Promise<Media | undefined> =>
	(await db.select().from(media).where(eq(media.id, id)))[0]

/** Returns how many parts of a file have arrived. */
export const countParts = async (db: Db, id: string): Promise<number> =>
	(await db.select({ parts: count() }).from(mediaPart).where(eq(mediaPart.mediaId, id)))[0]!.parts

/** The storage keys of a file's parts, in order. */
export const findPartKeys = async (db: Db, id: string): Promise<string[]> =>
	(
		await db
			.select({ key: mediaPart.storageKey })
			.from(mediaPart)
			.where(eq(mediaPart.mediaId, id))
			.orderBy(asc(mediaPart.number))
	).map(({ key }) => key)

/** Records a part that is stored, and its file's type; false if the part was recorded before. */
export const insertPart = async (
	tx: Db,
	part: { mediaId: string; number: number; storageKey: string },
	change: Partial<Pick<Media, 'contentType' | 'touchedAt'>>,
): Promise<boolean> => {
	const rows = await tx.insert(mediaPart).values(part).onConflictDoNothing().returning()
	if (rows.length > 0) await tx.update(media).set(change).where(eq(media.id, part.mediaId))
	return rows.length > 0
}

const life = { table: media, column: 'status', machine: mediaStatusMachine } as const

/** Moves a file by an event; undefined if it refuses the event. */
export const moveMedia = async (
	db: Db,
	id: string,
	event: MediaStatusEvent,
): Promise<Media | undefined> => (await moveTo(db, life, event, eq(media.id, id)))[0]

/** Returns the files of these ids that are ready. */
export const findReady = (db: Db, ids: readonly string[]): Promise<Media[]> =>
	db
		.select()
		.from(media)
		.where(and(inArray(media.id, [...ids]), eq(media.status, 'ready')))

/** Returns files that are not ready and had no new part since a time. */
export const findAbandoned = (db: Db, since: Date, limit: number): Promise<Media[]> =>
	db
		.select()
		.from(media)
		.where(and(inArray(media.status, ['uploading', 'refused']), lt(media.touchedAt, since)))
		.limit(limit)

/** Deletes a file and the records of its parts. */
export const deleteMedia = async (tx: Db, id: string): Promise<void> => {
	await tx.delete(mediaPart).where(eq(mediaPart.mediaId, id))
	await tx.delete(mediaOwner).where(eq(mediaOwner.mediaId, id))
	await tx.delete(media).where(eq(media.id, id))
}
