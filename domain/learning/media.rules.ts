/** Kinds of files that the desk takes (DSK-05). */
export const mediaKinds = ['picture', 'video', 'audio', 'document'] as const

export type MediaKind = (typeof mediaKinds)[number]

const MIB = 1024 * 1024

/** Bytes of one part of an upload; the last one is shorter. */
export const PART_BYTES = 2 * MIB

/** The largest file of each kind, in bytes. */
export const mediaLimits: Record<MediaKind, number> = {
	picture: 10 * MIB,
	video: 2048 * MIB,
	audio: 200 * MIB,
	document: 50 * MIB,
}

const endings: Record<string, MediaKind> = {
	...{ jpg: 'picture', jpeg: 'picture', png: 'picture', webp: 'picture' },
	...{ mp4: 'video', m4v: 'video', webm: 'video' },
	...{ mp3: 'audio', m4a: 'audio', ogg: 'audio' },
	...{ pdf: 'document' },
}

/** Endings of names that are taken, with a dot, for a file field. */
export const mediaEndings = (kinds: readonly MediaKind[]): string =>
	Object.entries(endings)
		.filter(([, kind]) => kinds.includes(kind))
		.map(([ending]) => `.${ending}`)
		.join(',')

/** Returns the kind of a file by its name; null if no such file is taken. */
export const kindOfName = (name: string): MediaKind | null =>
	endings[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null

/** Why a file is not taken, before a byte of it is sent. */
export type MediaFault = 'wrongType' | 'tooLarge' | 'empty'

/** Returns the fault of a file by its name and size; null if it may be sent. */
export const mediaFault = (
	{ name, bytes }: { name: string; bytes: number },
	kinds: readonly MediaKind[] = mediaKinds,
): MediaFault | null => {
	const kind = kindOfName(name)
	if (!kind || !kinds.includes(kind)) return 'wrongType'
	if (bytes === 0) return 'empty'
	return bytes > mediaLimits[kind] ? 'tooLarge' : null
}

/** Returns how many parts a file of this size has. */
export const partCount = (bytes: number): number => Math.ceil(bytes / PART_BYTES)

/** Returns the first byte of a part and the byte after its last one; parts count from 0. */
export const partRange = (bytes: number, number: number): { from: number; to: number } => ({
	from: number * PART_BYTES,
	to: Math.min(bytes, (number + 1) * PART_BYTES),
})

/** Where a cover is cut: a place in percent of its picture, in steps of ten. */
export type CoverFocus = { x: number; y: number }

/** An own cover: a picture, and what of it must stay visible (DSK-08). */
export type OwnCover = CoverFocus & { media: string }

const OWN_COVER = /^own-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,3})-(\d{1,3})$/

const isStep = (value: number) => value % 10 === 0 && value <= 100

/** Returns the name of an own cover's files, without width and format. */
export const ownCoverName = ({ media, x, y }: OwnCover): string => `own-${media}-${x}-${y}`

/** Returns the own cover that a name means; null for any other name. */
export const ownCoverOf = (name: string): OwnCover | null => {
	const [, media, left, top] = OWN_COVER.exec(name) ?? []
	if (!media) return null
	const [x, y] = [Number(left), Number(top)]
	return isStep(x) && isStep(y) ? { media, x, y } : null
}

/** The size of a picture, or a part of one; in pixels. */
type Size = { width: number; height: number }

/**
 * Returns the largest part of a picture with the shape of a cover (16:9) whose middle is as near to
 * the focus as the edges allow; in pixels.
 */
export const coverCut = (
	{ width, height }: Size,
	{ x, y }: CoverFocus,
): Size & { left: number; top: number } => {
	const cut = {
		width: Math.min(width, Math.round((height * 16) / 9)),
		height: Math.min(height, Math.round((width * 9) / 16)),
	}
	const within = (middle: number, size: number, whole: number) =>
		Math.round(Math.min(Math.max(0, middle - size / 2), whole - size))
	return {
		...cut,
		left: within((x / 100) * width, cut.width, width),
		top: within((y / 100) * height, cut.height, height),
	}
}
