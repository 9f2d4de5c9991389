import { readPage } from '#features/catalogue/catalogue.search.ts'

/** The search of a list that has pages and nothing else. */
export const readPageOnly = (raw: Record<string, unknown>): { page?: number } => ({
  page: readPage(raw.page),
})
