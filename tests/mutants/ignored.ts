/** A place in the code, as far as it is looked at here. */
type Place = {
	key: unknown
	listKey?: unknown
	isStringLiteral(): boolean
	parent: {
		callee?: {
			name?: string
			property?: { name?: string }
			object?: { property?: { name?: string }; name?: string }
		}
	}
}

/** Texts whose change nobody but a reader of logs could notice. */
const shouldIgnore = (place: Place): string | undefined => {
	if (!place.isStringLiteral() || place.listKey !== 'arguments') return undefined
	const { callee } = place.parent
	if (/^prepare(Rows)?$/.test(callee?.name ?? callee?.property?.name ?? ''))
		return 'the name of a prepared statement only has to be its own'
	const owner = callee?.object?.property?.name ?? callee?.object?.name
	return owner === 'log' ? 'the text of a log line' : undefined
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'names', value: { shouldIgnore } }]
