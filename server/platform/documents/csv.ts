import Papa from 'papaparse'

/**
 * Rows as a CSV file (RFC 4180) in UTF-8 with a byte order mark, as spreadsheets want it; what they
 * would take for a formula is text.
 */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
	`\ufeff${Papa.unparse(rows as (string | number)[][], { escapeFormulae: true, newline: '\r\n' })}\r\n`
