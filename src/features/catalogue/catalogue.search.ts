import * as z from 'zod/mini'
import { list, oneOf, oneOfNumbers, page, words } from '#api/search-fields.ts'

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

const fields = z.object({
  search: words(120),
  q: words(120),
  type: list,
  rating: oneOfNumbers([4.5, 4, 3.5, 3]),
  tags: list,
  paid_type: oneOf(['free', 'paid']),
  page,
  resource_type: oneOf(['micro', 'medium', 'standard']),
})

/**
 * Reads the URL's search; never throws: what makes no sense is left out (CAT-01, FLT-06). Every key is said, because the router lays what is
 * read over the raw search: a key left out would let nonsense through. `q` is the older name of the words.
 */
export const readCatalogueSearch = (raw: unknown): CatalogueSearch => {
  const { q, search = q, type, rating, tags, paid_type, page, resource_type } = fields.parse(raw)
  const known = type?.filter((one) => types.some((slug) => slug === one))
  return {
    search,
    page,
    resource_type,
    type: known?.length ? known : undefined,
    rating,
    tags,
    paid_type,
  }
}
