import { createHash } from 'node:crypto'

/** The first digits of the digest of rows. */
export const digestOf = (rows: readonly string[], length: number): string =>
	createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, length)
