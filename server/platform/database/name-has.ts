import { type Column, ilike, type SQL } from 'drizzle-orm'

/** Case-blind part of a name, its wildcards taken literally; undefined when nothing is asked for. */
export const nameHas = (column: Column, name: string | undefined): SQL | undefined =>
  name?.trim() ? ilike(column, `%${name.trim().replace(/[\\%_]/g, '\\$&')}%`) : undefined
