import type { Bytes } from './bytes.ts'

type Box = { name: string; start: number; end: number }

/** Boxes that are looked at; a file with more is refused as unreadable. */
const MOST_BOXES = 10_000

/** A box of a part of an MP4 or MOV file (ISO/IEC 14496-12, 4.2), the first one of its name. */
const boxOf = async (
	file: Bytes,
	name: string,
	from: number,
	to: number,
): Promise<Box | undefined> => {
	let at = from
	for (let n = 0; n < MOST_BOXES && at + 8 <= to; n += 1) {
		const head = await file.part(at, 16)
		const short = head.readUInt32BE(0)
		const isLong = short === 1 && at + 16 <= to
		const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
		const start = at + (isLong ? 16 : 8)
		if (size < start - at) return undefined
		if (head.toString('latin1', 4, 8) === name) return { name, start, end: Math.min(at + size, to) }
		at += size
	}
	return undefined
}

/**
 * The length that the header of an MP4 or MOV file tells, in seconds; undefined when it has none.
 */
export const mp4Length = async (file: Bytes): Promise<number | undefined> => {
	const movie = await boxOf(file, 'moov', 0, file.length)
	const header = movie && (await boxOf(file, 'mvhd', movie.start, movie.end))
	if (!header || header.end - header.start < 32) return undefined
	const facts = await file.part(header.start, 32)
	const isLong = facts[0] === 1
	const at = isLong ? 20 : 12
	const scale = facts.readUInt32BE(at)
	const length = isLong ? Number(facts.readBigUInt64BE(at + 4)) : facts.readUInt32BE(at + 4)
	return scale > 0 && length > 0 ? length / scale : undefined
}
