import { open } from 'node:fs/promises'

/** The bytes of a file by their place; `part` answers fewer at its end. */
export type Bytes = { length: number; part: (start: number, length: number) => Promise<Buffer> }

/** Bytes in memory at a time. */
const WINDOW = 65_536

/** Reads a file by places, of which 64 kB are in memory at a time. */
export const withBytes = async <Result>(
	path: string,
	work: (bytes: Bytes) => Promise<Result>,
): Promise<Result> => {
	const file = await open(path)
	let from = 0
	let window = Buffer.alloc(0)
	try {
		return await work({
			length: (await file.stat()).size,
			part: async (start, length) => {
				if (start < from || start + length > from + window.length) {
					const { buffer, bytesRead } = await file.read(Buffer.alloc(WINDOW), 0, WINDOW, start)
					from = start
					window = buffer.subarray(0, bytesRead)
				}
				return window.subarray(start - from, start - from + length)
			},
		})
	} finally {
		await file.close()
	}
}
