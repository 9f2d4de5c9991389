import { v7 } from 'uuid'
import { pictureWithin } from '#server/people/picture/picture.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { addressOf } from '#server/platform/storage/upload-address.ts'
import { takeTurn } from './turns.ts'
import { insertPicture } from './write-post.store.ts'

/** Longest side of a post's picture, in pixels. */
const SIDE = 1200

/**
 * Stores an uploaded picture of a post, re-encoded and without its metadata.
 * @returns its address
 * @throws Problem 415 file-type-refused, 429 too-many-requests
 */
export const keepPostPicture = async (
	deps: Deps,
	accountId: string,
	file: unknown,
): Promise<string> => {
	await takeTurn(deps, 'picture', accountId)
	const content = await pictureWithin(file, SIDE)
	const key = `${accountId}/${v7()}`
	const address = addressOf(key)
	await deps.storage.put(key, { contentType: 'image/webp', content })
	await insertPicture(deps.db, { address, accountId, createdAt: deps.clock() })
	return address
}
