import type { Readable } from 'node:stream'

/** Bytes of a part; larger values cost the embedded database many times as much memory. */
export const PART_BYTES = 262_144

/** Cuts a file into parts of PART_BYTES, the last one shorter; one part is in memory at a time. */
export async function* inParts(content: Buffer | Readable): AsyncGenerator<Buffer> {
	let waiting: Buffer[] = []
	let size = 0
	for await (const piece of Buffer.isBuffer(content) ? [content] : content) {
		let rest = piece as Buffer
		while (size + rest.length >= PART_BYTES) {
			const taken = PART_BYTES - size
			yield Buffer.concat([...waiting, rest.subarray(0, taken)])
			rest = rest.subarray(taken)
			waiting = []
			size = 0
		}
		if (rest.length > 0) waiting.push(rest)
		size += rest.length
	}
	if (size > 0) yield Buffer.concat(waiting)
}
