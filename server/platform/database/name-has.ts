import { type Column, ilike, type SQL } from 'drizzle-orm'
import { likePart } from './like-part.ts'

/**
 * Case-blind part of a name, its wildcards taken literally; undefined when nothing is asked for.
 */
export const nameHas = (column: Column, name: string | undefined): SQL | undefined =>
	name?.trim() ? ilike(column, likePart(name.trim())) : undefined
