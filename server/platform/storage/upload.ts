import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where files are while their request lasts. */
export const arrivingIn = (dataDir: string): string => join(dataDir, 'arriving')

/** A file that a caller sent. It is on the disk, never in memory, and goes with its request. */
export class Upload {
	readonly name: string
	readonly size: number
	readonly path: string

	/** @param name the caller's name for it; @param path where it is; @param size in bytes */
	constructor(name: string, path: string, size: number) {
		this.name = name
		this.path = path
		this.size = size
	}

	/** Its first bytes, at most `length`. */
	async head(length: number): Promise<Buffer> {
		const file = await open(this.path)
		try {
			const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
			return buffer.subarray(0, bytesRead)
		} finally {
			await file.close()
		}
	}

	/** Reads it from its beginning. */
	stream(): Readable {
		return createReadStream(this.path)
	}

	/** Deletes it; one that is gone already is no error. */
	async remove(): Promise<void> {
		await rm(this.path, { force: true })
	}
}

/**
 * Writes what arrives into a folder.
 * @param asked.check throws when what has arrived is refused; called for each piece with the size
 * so far
 */
export const receiveUpload = async (
	arriving: Readable,
	asked: { folder: string; name: string; check?: (bytes: number) => void },
): Promise<Upload> => {
	await mkdir(asked.folder, { recursive: true, mode: 0o700 })
	const path = join(asked.folder, randomUUID())
	let bytes = 0
	try {
		await pipeline(
			arriving,
			async function* (pieces: AsyncIterable<Buffer>) {
				for await (const piece of pieces) {
					bytes += piece.length
					asked.check?.(bytes)
					yield piece
				}
			},
			createWriteStream(path, { mode: 0o600 }),
		)
	} catch (error) {
		await rm(path, { force: true })
		throw error
	}
	return new Upload(asked.name, path, (await stat(path)).size)
}
