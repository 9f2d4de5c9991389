const NAME = /^[A-Za-z_$][\w$]*$/

const text = (value: string): string =>
	value.includes("'") || value.includes('\\') || /[\p{Cc}\u2028\u2029]/u.test(value)
		? JSON.stringify(value)
		: `'${value}'`

const plain = (value: unknown): string => {
	if (typeof value === 'string') return text(value)
	if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`
	if (typeof value !== 'object' || value === null) return String(value)
	const fields = Object.entries(value).map(
		([key, inner]) => `${NAME.test(key) ? key : text(key)}: ${plain(inner)}`,
	)
	return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

/**
 * A value as a literal of TypeScript, on one line where it fits.
 * @param indent spaces before the line that it begins on
 * @param used how much of that line is taken
 */
export const literal = (value: unknown, indent: number, used: number): string => {
	const line = plain(value)
	if (used + line.length <= 99 || typeof value !== 'object' || value === null) return line
	const inner = ' '.repeat(indent + 2)
	const parts = Array.isArray(value)
		? value.map((item) => `${inner}${literal(item, indent + 2, indent + 2)},`)
		: Object.entries(value).map(([key, item]) => {
				const name = `${NAME.test(key) ? key : text(key)}: `
				return `${inner}${name}${literal(item, indent + 2, indent + 2 + name.length)},`
			})
	const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
	return [open, ...parts, ' '.repeat(indent) + close].join('\n')
}
