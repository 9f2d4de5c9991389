import { Readable } from 'node:stream'
import { PART_BYTES } from '#domain/learning/media.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { OpenFile } from '#server/platform/storage/storage.ts'
import { findMedia, findPartKeys, type Media } from './media.store.ts'

type Stored = Pick<Deps, 'db' | 'storage'>

/** The bytes from `first` to `last` of a file in parts, one part open at a time. */
async function* readParts(
	{ storage }: Stored,
	keys: readonly string[],
	first: number,
	last: number,
) {
	for (let number = Math.floor(first / PART_BYTES); number * PART_BYTES <= last; number += 1) {
		const start = number * PART_BYTES
		const part = await storage.open(keys[number]!)
		if (!part) throw new Error('A part of a file is gone.')
		yield* part.read(Math.max(0, first - start), Math.min(part.bytes, last + 1 - start) - 1)
	}
}

/** Opens a file whose parts have all arrived. */
export const openParts = async (
	deps: Stored,
	{ id, contentType, bytes }: Pick<Media, 'id' | 'contentType' | 'bytes'>,
): Promise<OpenFile> => {
	const keys = await findPartKeys(deps.db, id)
	const read = (first = 0, last = bytes - 1) =>
		Readable.from(readParts(deps, keys, first, last), { objectMode: false })
	return { contentType, bytes, read }
}

/** Opens a file that is ready; undefined for any other. */
export const openMedia = async (deps: Stored, id: string): Promise<OpenFile | undefined> => {
	const row = await findMedia(deps.db, id)
	return row?.status === 'ready' ? openParts(deps, row) : undefined
}
