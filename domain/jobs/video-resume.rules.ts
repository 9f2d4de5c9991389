/** The longest video, in seconds, and the largest, in bytes; openapi/v1.yaml says the same. */
export const MOST_SECONDS = 120
export const MOST_BYTES = 50 * 1024 * 1024

/** A recording stops a little after its time; so much more is let pass, in seconds. */
const GRACE_SECONDS = 2

/** The kinds of video that are taken. */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const

export type VideoType = (typeof videoTypes)[number]

/** Why a video is not taken. */
export type VideoFault = 'wrongType' | 'tooLarge' | 'tooLong' | 'unreadable'

/**
 * Returns the type of a video from its MIME type, also `video/webm;codecs=vp8`; null for others.
 */
export const videoTypeOf = (type: string): VideoType | null =>
	videoTypes.find((known) => known === type.split(';')[0]!.trim().toLowerCase()) ?? null

/** Returns the error of a file's type or size, before its content is read. */
export const fileFaultOf = (file: { type: string; size: number }): VideoFault | null => {
	if (!videoTypeOf(file.type)) return 'wrongType'
	return file.size > MOST_BYTES ? 'tooLarge' : null
}

/** Returns true if a video is longer than two minutes; seconds. */
export const isTooLong = (seconds: number): boolean => seconds > MOST_SECONDS + GRACE_SECONDS
