import Papa from 'papaparse'
import { saveFile } from './save-file.ts'

/** Rows of a table: cells by place, or by the name of their column. */
type Rows = readonly (readonly (string | number)[])[] | readonly Readonly<Record<string, unknown>>[]

/**
 * Returns a table as CSV with a byte order mark for spreadsheets. An apostrophe turns a formula
 * into text.
 */
export const tableText = (rows: Rows): string =>
	`\ufeff${Papa.unparse(rows as unknown[], { escapeFormulae: true, newline: '\r\n' })}\r\n`

/** Saves a table as a file of the person's device. */
export const saveTable = (name: string, rows: Rows): void => saveFile(name, tableText(rows))
