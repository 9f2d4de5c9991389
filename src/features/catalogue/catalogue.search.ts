/** The catalogue's place (CAT-01): what is in the URL, already validated. Lists are sorted as chosen, without doubles. */
export type CatalogueSearch = {
  search?: string
  type?: string[]
  rating?: number
  tags?: string[]
  paid_type?: 'free' | 'paid'
  page?: number
  resource_type?: 'micro' | 'medium' | 'standard'
}

const types = [
  'self_paced',
  'webinar',
  'micro_resource',
  'certification',
  'live_training',
  'expert_masterclass',
  'affiliated_product',
] as const

const text = (value: unknown, most: number): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, most)
    : ''

/** A comma list out of the URL: no blanks, no doubles, at most twenty. */
export const readList = (value: unknown): string[] => {
  const parts = Array.isArray(value) ? value : text(value, 600).split(',')
  return [...new Set(parts.map((part) => text(part, 80)).filter(Boolean))].slice(0, 20)
}

/** A page number out of the URL; nonsense is the first page. */
export const readPage = (value: unknown): number | undefined => {
  const page = Number(text(value, 8))
  return Number.isInteger(page) && page > 1 && page <= 1000 ? page : undefined
}

/** Words to search for out of the URL; `q` is the older name (FLT-06). */
export const readWords = (raw: Record<string, unknown>): string | undefined =>
  text(raw.search, 120) || text(raw.q, 120) || undefined

const oneOf = <T extends string>(value: unknown, all: readonly T[]): T | undefined =>
  all.find((one) => one === value)

/**
 * Reads the URL's search; never throws: what makes no sense is left out (CAT-01, FLT-06). Every key is said, because the router lays what is
 * read over the raw search: a key left out would let nonsense through.
 */
export const readCatalogueSearch = (raw: Record<string, unknown>): CatalogueSearch => {
  const type = readList(raw.type).filter((one) => types.some((known) => known === one))
  const tags = readList(raw.tags)
  const rating = Number(text(raw.rating, 4))
  return {
    search: readWords(raw),
    page: readPage(raw.page),
    resource_type: oneOf(raw.resource_type, ['micro', 'medium', 'standard']),
    type: type.length ? type : undefined,
    rating: [4.5, 4, 3.5, 3].find((step) => step === rating),
    tags: tags.length ? tags : undefined,
    paid_type: oneOf(raw.paid_type, ['free', 'paid']),
  }
}
