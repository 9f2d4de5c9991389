import sharp from 'sharp'
import { type CoverFocus, coverCut } from '#domain/learning/media.rules.ts'

/** Qualities that show no faults in photographs of a cover's widths. */
const QUALITY = { webp: 68, avif: 48 } as const

/**
 * Cuts a picture to the shape of a cover around its focus and draws one file of it (DSK-08).
 * @param file its name, which ends with width and format
 */
export const drawOwnCover = async (
	picture: Buffer,
	focus: CoverFocus,
	file: string,
): Promise<Buffer> => {
	const [, width = '', format] = /-(\d+)\.(\w+)$/.exec(file)!
	const upright = await sharp(picture, { limitInputPixels: 50_000_000 }).rotate().toBuffer()
	const size = await sharp(upright).metadata()
	const sized = sharp(upright).extract(coverCut(size, focus)).resize(Number(width))
	return format === 'avif'
		? sized.avif({ quality: QUALITY.avif, effort: 2 }).toBuffer()
		: sized.webp({ quality: QUALITY.webp }).toBuffer()
}
