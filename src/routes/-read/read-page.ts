import { page, readSearchBy } from '#api/search-fields.ts'

const fields = readSearchBy({ page })

/** The search of a list that has pages and nothing else. */
export const readPageOnly = (raw: unknown): { page?: number } => ({ page: fields(raw).page })
