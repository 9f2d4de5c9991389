import { v7 } from 'uuid'
import { isTooLong, type VideoType } from '#domain/jobs/video-resume.rules.ts'
import type { VideoResume as Video } from '#openapi/v1.gen.ts'
import { findCaller } from '#server/people/session/session.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { Upload } from '#server/platform/storage/upload.ts'
import { lengthOf, sniffVideo } from './video.rules.ts'
import { deleteRow, findRow, swapRow, type VideoRow } from './video-resume.store.ts'

type Kept = Pick<Deps, 'db' | 'storage'>

const answerOf = (row: VideoRow): Video => ({
	content_type: row.contentType as VideoType,
	bytes: row.bytes,
	seconds: row.seconds,
	changed_at: row.changedAt.toISOString(),
})

/** Facts about an account's video resume; null when there is none. */
export const findVideo = async (db: Db, accountId: string): Promise<Video | null> => {
	const row = await findRow(db, accountId)
	return row ? answerOf(row) : null
}

/** The video itself with its type; its key lies outside the public uploads. */
export const readVideo = async ({ db, storage }: Kept, accountId: string) => {
	const row = await findRow(db, accountId)
	return row && storage.open(row.storageKey)
}

/**
 * Returns the video resume of the session's account; undefined for others.
 * @param refresh the cookie's refresh token
 */
export const readOwnVideo = async (deps: Deps, refresh: string | undefined) => {
	const caller = await findCaller(deps, refresh)
	return caller ? readVideo(deps, caller.account.id) : undefined
}

/**
 * PRF-01: keeps a video for an account; the one before is deleted.
 * @param body what arrived with the request
 * @throws Problem 415 unsupported-type, file-type-refused, 422 video-unreadable, video-too-long
 */
export const keepVideo = async (
	{ db, storage, clock }: Kept & Pick<Deps, 'clock'>,
	accountId: string,
	body: unknown,
): Promise<Video> => {
	if (!(body instanceof Upload)) throw new Problem(415, 'unsupported-type')
	const contentType = sniffVideo(await body.head(64))
	if (!contentType) throw new Problem(415, 'file-type-refused', 'Not an MP4, MOV or WebM video.')
	const length = await lengthOf(body.path, contentType)
	if (length === undefined) throw new Problem(422, 'video-unreadable')
	if (isTooLong(length)) throw new Problem(422, 'video-too-long')
	const storageKey = `video-resume/${v7()}`
	await storage.put(storageKey, { contentType, content: body.stream() })
	const row = {
		accountId,
		storageKey,
		contentType,
		bytes: body.size,
		seconds: Math.round(length),
		changedAt: clock(),
	}
	const before = await swapRow(db, row)
	if (before) await storage.delete(before)
	return answerOf(row)
}

/**
 * Deletes an account's video resume, if there is one; schools that were applied to cannot watch it
 * any more.
 */
export const removeVideo = async ({ db, storage }: Kept, accountId: string): Promise<void> => {
	const key = await deleteRow(db, accountId)
	if (key) await storage.delete(key)
}
