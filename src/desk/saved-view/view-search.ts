/**
 * The query of a list's address, without its page, in one order of names: two places that show the
 * same have the same query.
 */
export const searchOf = (place: Readonly<Record<string, unknown>>): string =>
	new URLSearchParams(
		Object.entries(place)
			.filter(([name, value]) => name !== 'page' && value !== undefined && value !== '')
			.map(([name, value]): [string, string] => [name, String(value)])
			.sort(([one], [other]) => one.localeCompare(other)),
	).toString()

/** The place of a query, which the list's own reader checks. */
export const placeOf = (search: string): Record<string, string> =>
	Object.fromEntries(new URLSearchParams(search))
