/** Points for completing a resource, once, by its size (HDR-12). */
const POINTS: Record<string, number> = { micro: 5, medium: 15 }

/** Points that completing a resource of this `resource_type` earns. */
export const pointsOfSize = (resourceType: string): number => POINTS[resourceType] ?? 0

const isFormula = /^[=+\-@\t\r]/

/**
 * A cell of a CSV file (RFC 4180); what a spreadsheet would take for a formula begins with an
 * apostrophe.
 */
const cellOf = (value: string | number): string => {
	if (typeof value === 'number') return String(value)
	const text = isFormula.test(value) ? `'${value}` : value
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file in UTF-8 with a byte order mark, as spreadsheets want it. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
	`\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
