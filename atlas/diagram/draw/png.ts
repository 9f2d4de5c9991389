import sharp from 'sharp'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { palette } from './palette.ts'
import { type PictureOptions, svg } from './svg.ts'

const DENSITY = 72
const MOST = 16_000

/**
 * A machine as a PNG file, two pixels to a CSS pixel (fewer where it would be larger than viewers
 * open).
 */
export const png = async (
	definition: Definition,
	options: PictureOptions = {},
): Promise<Buffer> => {
	const source = await svg(definition, options)
	const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(source) ?? []).map(Number)
	const scale = Math.min(2, MOST / Math.max(width, height))
	return sharp(Buffer.from(source), { density: DENSITY * scale, limitInputPixels: false })
		.flatten({ background: palette[options.theme ?? 'light'].paper })
		.png({ compressionLevel: 9, palette: true })
		.toBuffer()
}
