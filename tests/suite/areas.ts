/**
 * The areas of the product: folders of `machines/`, `server/`, `src/features/` and `tests/`
 * (docs/glossary.md).
 */
export const areasOfProduct = [
	'people',
	'catalogue',
	'learning',
	'shop',
	'school',
	'community',
	'jobs',
	'web',
] as const

/** The parts that `npm test -- <part>` takes: the areas, the server's platform, and the atlas. */
export const areas = [...areasOfProduct, 'platform', 'atlas'] as const

/** One of the parts that `npm test -- <part>` takes. */
export type Area = (typeof areas)[number]

/** Returns true if a word names a part. */
export const isArea = (word: string): word is Area => (areas as readonly string[]).includes(word)

/** Returns true if a word names an area of the product. */
export const isAreaOfProduct = (word: string): boolean =>
	(areasOfProduct as readonly string[]).includes(word)
