import type { VideoType } from '#domain/jobs/video-resume.rules.ts'
import { withBytes } from './bytes.ts'
import { mp4Length } from './mp4-length.ts'
import { webmLength } from './webm-length.ts'

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/**
 * What a file is by its first bytes, whatever it calls itself; undefined when it is none of the
 * videos that are taken.
 */
export const sniffVideo = (file: Buffer): VideoType | undefined => {
	if (file.subarray(0, 4).equals(WEBM)) {
		const name = file.subarray(0, 64).toString('latin1')
		return name.includes('webm') ? 'video/webm' : undefined
	}
	if (file.toString('latin1', 4, 8) !== 'ftyp') return undefined
	const brand = file.toString('latin1', 8, 12)
	if (/^(avif|avis|heic|heix|mif1|msf1|M4A )$/.test(brand)) return undefined
	return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

/** How long the video at a path is, in seconds; undefined when it does not tell. */
export const lengthOf = (path: string, type: VideoType): Promise<number | undefined> =>
	withBytes(path, type === 'video/webm' ? webmLength : mp4Length)
