import * as z from 'zod/mini'
import { page } from '#api/search-fields.ts'

const fields = z.object({ page })

/** The search of a list that has pages and nothing else. */
export const readPageOnly = (raw: unknown): { page?: number } => ({ page: fields.parse(raw).page })
