import { ownCoverOf } from '#domain/learning/media.rules.ts'
import type { Cover } from '#openapi/v1.gen.ts'

/** The widths of one format as an image's `srcset`. */
const srcset = (cover: string, format: string) =>
	`/covers/${cover}-320.${format} 320w, /covers/${cover}-640.${format} 640w, /covers/${cover}-960.${format} 960w`

/** The pictures of a resource in every width and format, or null when it has none. */
export const coverOf = (row: {
	cover: string | null
	coverColour: string
	subject: string
}): Cover | null => {
	if (!row.cover) return null
	const isOwn = ownCoverOf(row.cover) !== null
	return {
		colour: row.coverColour,
		is_own: isOwn,
		alt: isOwn ? '' : `Block print for ${row.subject}`,
		src: `/covers/${row.cover}-640.webp`,
		width: 640,
		height: 360,
		avif: srcset(row.cover, 'avif'),
		webp: srcset(row.cover, 'webp'),
	}
}
