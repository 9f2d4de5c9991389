import type { Bytes } from './bytes.ts'

/**
 * Elements of Matroska (RFC 9559) that tell the length, by their ids; the first three hold others.
 */
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const CLUSTER = 0x1f43b675
const SCALE = 0x2ad7b1
const DURATION = 0x4489
const TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1

const holders = [SEGMENT, INFO, CLUSTER, BLOCK_GROUP]

/** Elements that are looked at; a file with more is refused as unreadable. */
const MOST_ELEMENTS = 200_000

/** Reads a number of variable width (RFC 8794, 4); `value` is -1 when the size is not known. */
const readWide = async (file: Bytes, at: number, keepsMark: boolean) => {
	const bytes = await file.part(at, 8)
	const first = bytes[0] ?? 0
	const width = Math.clz32(first) - 23
	if (width > 8 || width > bytes.length) return undefined
	let value = keepsMark ? first : first & ((1 << (8 - width)) - 1)
	let isUnknown = !keepsMark && value === (1 << (8 - width)) - 1
	for (let n = 1; n < width; n += 1) {
		value = value * 256 + bytes[n]!
		isUnknown &&= bytes[n] === 255
	}
	return { width, value: isUnknown ? -1 : value }
}

/** Reads a number of at most eight bytes, as Matroska has them. */
const readNumber = async (file: Bytes, start: number, end: number): Promise<number> => {
	let value = 0
	for (const byte of await file.part(start, Math.min(end - start, 8))) value = value * 256 + byte
	return value
}

/**
 * The length of a WebM file in seconds: what its header tells, or the time of its last block, for a
 * recording is written before its length is known. Undefined when it has neither.
 */
export const webmLength = async (file: Bytes): Promise<number | undefined> => {
	let scale = 1_000_000
	let told: number | undefined
	let cluster = 0
	let last: number | undefined
	let at = 0
	for (let n = 0; at < file.length; n += 1) {
		if (n >= MOST_ELEMENTS) return undefined
		const id = await readWide(file, at, true)
		const size = id && (await readWide(file, at + id.width, false))
		if (!size) break
		const start = at + id.width + size.width
		const isHolder = holders.includes(id.value)
		if (size.value < 0 && !isHolder) break
		const end = Math.min(start + size.value, file.length)
		const width = end - start
		if (id.value === SCALE) scale = (await readNumber(file, start, end)) || scale
		if (id.value === DURATION && (width === 4 || width === 8)) {
			const bytes = await file.part(start, width)
			told = width === 4 ? bytes.readFloatBE(0) : bytes.readDoubleBE(0)
		}
		if (id.value === TIMESTAMP) cluster = await readNumber(file, start, end)
		if (id.value === SIMPLE_BLOCK || id.value === BLOCK) {
			const track = await readWide(file, start, false)
			if (track && start + track.width + 2 <= file.length)
				last = Math.max(
					last ?? 0,
					cluster + (await file.part(start + track.width, 2)).readInt16BE(0),
				)
		}
		at = isHolder ? start : end
	}
	const length = told && told > 0 ? told : last
	return length === undefined ? undefined : (length * scale) / 1e9
}
