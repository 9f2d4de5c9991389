import type { PGlite } from '@electric-sql/pglite'

/**
 * Types with a fixed number are below; above are those of the rows of each table, and the arrays of
 * them.
 */
const FIRST_ROW_TYPE = 10_000

/**
 * Drops what PGlite would read and write arrays of whole rows with, which no statement here does.
 * It copies all its parsers at each query: with a few hundred for tables a short query takes a
 * third longer.
 */
export const dropRowParsers = (client: PGlite): void => {
	for (const which of ['parsers', 'serializers'] as const)
		client[which] = Object.fromEntries(
			Object.entries<never>(client[which] as never).filter(
				([type]) => Number(type) < FIRST_ROW_TYPE,
			),
		)
}
