import sharp from 'sharp'
import { courseTypes, coverNameOf, coverSvg } from './cover-art.ts'
import { motifs } from './cover-motifs.ts'

/** Text of a cover. */
export type Cover = { subject: string; courseType: string }

/** Widths of every cover, in px; the height is 9/16 of it. */
export const WIDTHS = [320, 640, 960] as const

/** Quality by width; faults are less visible in wide pictures. Each file stays under 20 kB. */
const QUALITY: Record<string, { webp: number; avif: number }> = {
	320: { webp: 74, avif: 46 },
	640: { webp: 58, avif: 38 },
	960: { webp: 20, avif: 24 },
}

/** Every cover that can be drawn, by its name. */
export const knownCovers: ReadonlyMap<string, Cover> = new Map(
	Object.keys(motifs).flatMap((subject) =>
		courseTypes.map((courseType) => [coverNameOf(subject, courseType), { subject, courseType }]),
	),
)

/**
 * Draws one file of a cover in a worker thread.
 * @param file its name, which ends with width and format
 */
export const drawCover = ({ subject, courseType }: Cover, file: string): Promise<Buffer> => {
	const [, width = '', format] = /-(\d+)\.(\w+)$/.exec(file)!
	const quality = QUALITY[width]!
	const sized = sharp(Buffer.from(coverSvg(subject, courseType)))
		.removeAlpha()
		.resize(Number(width))
	return format === 'avif'
		? sized.avif({ quality: quality.avif, effort: 0 }).toBuffer()
		: sized.webp({ quality: quality.webp, effort: 4, preset: 'drawing' }).toBuffer()
}
