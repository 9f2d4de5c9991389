/**
 * Returns the fields of a value read from a browser's storage; null if it is no object, or was
 * written in another version of its shape.
 * @param version raised whenever the shape changes; what is older is discarded
 */
export const storedFields = (stored: unknown, version: number): Record<string, unknown> | null => {
	if (typeof stored !== 'object' || stored === null) return null
	const fields = stored as Record<string, unknown>
	return fields.version === version ? fields : null
}

/**
 * Returns these fields of a stored draft; null if one of them is missing or not text.
 * @param names the draft's fields, all of them text
 */
export const storedTexts = <Draft extends object>(
	stored: unknown,
	names: readonly (keyof Draft & string)[],
): Draft | null => {
	if (typeof stored !== 'object' || stored === null) return null
	const fields = stored as Record<string, unknown>
	if (!names.every((name) => typeof fields[name] === 'string')) return null
	return Object.fromEntries(names.map((name) => [name, fields[name]])) as Draft
}
