/**
 * Search strings as people type and share them: plain text, no JSON. Values stay strings, each
 * route's validateSearch reads what it knows and ignores the rest, so that `type=5` and `tags=a,b`
 * mean what they say (CAT-01). A key that is said several times, as by a form that is sent without
 * scripts, is a list.
 */
export const searchCodec = {
	parseSearch: (text: string): Record<string, string> => {
		const all = new URLSearchParams(text)
		return Object.fromEntries(
			[...new Set(all.keys())].map((key) => [key, all.getAll(key).join(',')]),
		)
	},
	stringifySearch: (search: Record<string, unknown>): string => {
		const kept = Object.entries(search).filter(
			([, value]) => value !== undefined && value !== null && value !== '',
		)
		const text = new URLSearchParams(
			kept.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
		)
			.toString()
			.replaceAll('%2C', ',')
		return text && `?${text}`
	},
}
