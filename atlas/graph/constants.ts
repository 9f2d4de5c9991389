/**
 * Returns a proxy that answers any access with itself, and with the given word where a string is
 * wanted.
 */
const anything = (word: string): unknown => {
	const self: unknown = new Proxy(() => self, {
		get: (_, key) => (key === Symbol.toPrimitive ? () => word : self),
		apply: () => self,
	})
	return self
}

const isWord = (value: unknown): boolean => typeof value === 'string' && value !== ''

const isWords = (value: unknown): boolean =>
	isWord(value) || (Array.isArray(value) && value.length > 0 && value.every(isWord))

/** A function that decides would be read as if it always decided the same way. */
const decides = /\?|[=!]==|&&|\|\||\bif\b/

/**
 * Returns the fixed values in the params of a guard, in words: `wanted: valid` of `({event}) =>
 * ({kind: event.output.kind, wanted: 'valid'})`. Calls it twice with stand-ins for context and
 * event: values that differ, or are no words, are not fixed.
 */
export const constantsOf = (params: unknown): string => {
	if (typeof params === 'function' && decides.test(String(params))) return ''
	const ask = (word: string): Record<string, unknown> => {
		const given =
			typeof params === 'function'
				? params({ context: anything(word), event: anything(word) })
				: params
		return typeof given === 'object' && given !== null ? given : {}
	}
	try {
		const [one, other] = [ask('one'), ask('other')]
		return Object.keys(one)
			.filter((key) => isWords(one[key]) && String(one[key]) === String(other[key]))
			.map((key) => `${key}: ${[one[key]].flat().join(' or ')}`)
			.join(', ')
	} catch {
		return ''
	}
}
