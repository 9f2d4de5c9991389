/** The areas of the product: folders of `machines/`, `server/`, `src/features/` and of the tests (docs/glossary.md). */
const ofProduct = [
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
export const areas = [...ofProduct, 'platform', 'atlas'] as const

/** One of the parts that `npm test -- <part>` takes. */
export type Area = (typeof areas)[number]

/** Whether a word names a part. */
export const isArea = (word: string): word is Area => (areas as readonly string[]).includes(word)
