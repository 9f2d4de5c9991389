import { v7 } from 'uuid'
import {
	kindOfName,
	mediaFault,
	PART_BYTES,
	partCount,
	partRange,
} from '#domain/learning/media.rules.ts'
import type { Media as Answer } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { Upload } from '#server/platform/storage/upload.ts'
import {
	countParts,
	deleteMedia,
	findAbandoned,
	findMedia,
	findOwnMedia,
	findPartKeys,
	findReady,
	insertMedia,
	insertPart,
	type Media,
	moveMedia,
} from './media.store.ts'
import { openMedia, openParts } from './media-file.service.ts'
import { HEAD_BYTES, mediaTypeOf } from './media-type.rules.ts'

export { openMedia }

const answerOf = async (db: Db, { id, kind, name, bytes, status }: Media): Promise<Answer> => ({
	id,
	kind,
	name,
	bytes,
	status,
	part_bytes: PART_BYTES,
	parts: await countParts(db, id),
})

const refuse = () => new Problem(415, 'file-type-refused')

const mine = async (db: Db, me: Account, id: string): Promise<Media> => {
	const row = await findOwnMedia(db, me.id, id)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/**
 * DSK-05: begins an upload; its parts follow one by one.
 * @throws Problem 409 file-refused with the fault in `detail`
 */
export const beginMedia = async (
	{ db, clock }: Deps,
	me: Account,
	{ name, bytes }: { name: string; bytes: number },
): Promise<Answer> => {
	const fault = mediaFault({ name, bytes })
	if (fault) throw new Problem(409, 'file-refused', fault)
	const kind = kindOfName(name)!
	const row = { id: v7(), kind, name, bytes, touchedAt: clock() }
	const written = await db.transaction(async (tx) => {
		const media = await insertMedia(tx, me.id, row)
		const act = {
			actorId: me.id,
			operation: 'beginMedia',
			subject: { kind: 'media', id: row.id },
			before: {},
			after: { kind, bytes },
		}
		await recordAct(tx, act, row.touchedAt)
		return media
	})
	return answerOf(db, written)
}

/** DSK-05: an own upload, to go on with it. @throws Problem 404 not-found */
export const readMedia = async ({ db }: Deps, me: Account, id: string): Promise<Answer> =>
	answerOf(db, await mine(db, me, id))

/** Returns true if a picture can be decoded; other kinds are judged by their first bytes. */
const isWhole = async (deps: Deps, row: Media): Promise<boolean> => {
	if (row.kind !== 'picture') return true
	const { default: sharp } = await import('sharp')
	const { buffer } = await import('node:stream/consumers')
	const file = await openParts(deps, row)
	try {
		await sharp(await buffer(file.read()), { limitInputPixels: 50_000_000 }).stats()
		return true
	} catch {
		return false
	}
}

/** Judges a file whose parts have all arrived; the audit log has the verdict, once. */
const finish = async (deps: Deps, me: Account, row: Media): Promise<void> => {
	const isGood = await isWhole(deps, row)
	const event = { type: isGood ? 'media.accepted' : 'media.refused' } as const
	await deps.db.transaction(async (tx) => {
		const moved = await moveMedia(tx, row.id, event)
		if (!moved) return
		const act = {
			actorId: me.id,
			operation: 'putMediaPart',
			subject: { kind: 'media', id: row.id },
			before: { status: row.status },
			after: { status: moved.status },
		}
		await recordAct(tx, act, deps.clock())
	})
	if (!isGood) throw refuse()
}

const typeOf = async (row: Media, file: Upload, number: number): Promise<string> => {
	if (number > 0) return row.contentType
	const type = mediaTypeOf(row.kind, await file.head(HEAD_BYTES))
	if (!type) throw refuse()
	return type
}

/**
 * DSK-05: takes the next part of an own upload, once; a part that is there already is not stored
 * again. The last part makes the file ready.
 * @throws Problem 404 not-found; 409 part-unexpected if another part is next, part-size-wrong; 415
 * file-type-refused if the content is not what the name says
 */
export const putMediaPart = async (
	deps: Deps,
	me: Account,
	{ id, number, file }: { id: string; number: number; file: unknown },
): Promise<Answer> => {
	const { db, storage, clock } = deps
	const row = await mine(db, me, id)
	if (row.status === 'refused') throw refuse()
	const parts = await countParts(db, id)
	if (number < parts) {
		// A server that ended between the last part and the verdict left it open.
		const isOpen = row.status === 'uploading' && parts === partCount(row.bytes)
		if (isOpen) await finish(deps, me, row)
		return answerOf(db, (await findMedia(db, id))!)
	}
	if (number > parts || row.status !== 'uploading') throw new Problem(409, 'part-unexpected')
	const { from, to } = partRange(row.bytes, number)
	if (!(file instanceof Upload) || file.size !== to - from)
		throw new Problem(409, 'part-size-wrong')
	const contentType = await typeOf(row, file, number).catch(async (error: unknown) => {
		await moveMedia(db, id, { type: 'media.refused' })
		throw error
	})
	const storageKey = `media/${v7()}`
	await storage.put(storageKey, { contentType, content: file.stream() })
	const part = { mediaId: id, number, storageKey }
	const isNew = await db.transaction((tx) =>
		insertPart(tx, part, { contentType, touchedAt: clock() }),
	)
	if (!isNew) await storage.delete(storageKey)
	if (number + 1 === partCount(row.bytes)) await finish(deps, me, { ...row, contentType })
	return answerOf(db, (await findMedia(db, id))!)
}

/** Returns those of these files that are not ready to be used. */
export const findUnready = async (db: Db, ids: readonly string[]): Promise<string[]> => {
	if (ids.length === 0) return []
	const ready = (await findReady(db, ids)).map(({ id }) => id)
	return ids.filter((id) => !ready.includes(id))
}

/** Age at which an unfinished upload is forgotten, in ms. */
const ABANDONED_MS = 7 * 86_400_000
const BATCH = 100

/** DSK-05: forgets uploads that nobody went on with for seven days. Returns their number. */
export const forgetUploads = async ({ db, storage, clock }: Deps): Promise<number> => {
	const since = new Date(clock().getTime() - ABANDONED_MS)
	const abandoned = await findAbandoned(db, since, BATCH)
	for (const { id } of abandoned) {
		for (const key of await findPartKeys(db, id)) await storage.delete(key)
		await db.transaction((tx) => deleteMedia(tx, id))
	}
	return abandoned.length
}
