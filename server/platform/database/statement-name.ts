import { createHash } from 'node:crypto'

/** PostgreSQL cuts a longer name off; 16 characters of it are the hash. */
const LABEL_LENGTH = 40

/**
 * Names a prepared statement by a hash of its text, so that one name never means two texts: not in
 * one program, not in two releases whose connections share a transaction pooler.
 * @param label readable part, shown in pg_prepared_statements
 */
export const statementName = (text: string, label = 'statement'): string => {
	const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
	return `${label.slice(0, LABEL_LENGTH)}-${hash}`
}
