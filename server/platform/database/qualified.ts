import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * A column with its table's name, for subqueries in a select list: there drizzle leaves the table
 * out when it selects from one table only, and the bare name would mean the inner table's column.
 */
export const qualified = (column: Column): SQL => sql`${column}`
