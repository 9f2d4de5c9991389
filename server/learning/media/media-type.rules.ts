import type { MediaKind } from '#domain/learning/media.rules.ts'

/** Bytes of a file's beginning that show its type. */
export const HEAD_BYTES = 16

type Sign = { type: string; isSign: (head: Buffer) => boolean }

const begins = (bytes: readonly number[], at = 0) => {
	const sign = Buffer.from(bytes)
	return (head: Buffer) => head.subarray(at, at + sign.length).equals(sign)
}
const says = (text: string, at = 0) => begins([...Buffer.from(text, 'latin1')], at)

/** A frame of MPEG audio begins with eleven ones. */
const isMpegFrame = (head: Buffer) => head[0] === 0xff && (head[1]! & 0xe0) === 0xe0

const signs: Record<MediaKind, readonly Sign[]> = {
	picture: [
		{ type: 'image/jpeg', isSign: begins([0xff, 0xd8, 0xff]) },
		{ type: 'image/png', isSign: begins([0x89, 0x50, 0x4e, 0x47]) },
		{ type: 'image/webp', isSign: (head) => says('RIFF')(head) && says('WEBP', 8)(head) },
	],
	video: [
		{ type: 'video/mp4', isSign: says('ftyp', 4) },
		{ type: 'video/webm', isSign: begins([0x1a, 0x45, 0xdf, 0xa3]) },
	],
	audio: [
		{ type: 'audio/mpeg', isSign: (head) => says('ID3')(head) || isMpegFrame(head) },
		{ type: 'audio/mp4', isSign: says('ftyp', 4) },
		{ type: 'audio/ogg', isSign: says('OggS') },
	],
	document: [{ type: 'application/pdf', isSign: says('%PDF-') }],
}

/**
 * Returns the media type that a file's first bytes show; null if they are of no type of its kind.
 * @see https://mimesniff.spec.whatwg.org/
 */
export const mediaTypeOf = (kind: MediaKind, head: Buffer): string | null =>
	head.length < 4 ? null : (signs[kind].find(({ isSign }) => isSign(head))?.type ?? null)
