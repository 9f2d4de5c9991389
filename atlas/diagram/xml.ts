const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	'\n': '&#10;',
}

/**
 * Text for an attribute or between tags; control characters, which XML 1.0 has no way to write, are
 * left out.
 */
export const escaped = (text: string): string =>
	text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"\n]/g, (c) => entities[c]!)

/** An XML element with its attributes (null leaves one away) and what is inside it, indented. */
export const element = (
	name: string,
	attributes: Record<string, string | null>,
	inner: readonly string[] = [],
): string => {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== null)
		.map(([key, value]) => ` ${key}="${escaped(value!)}"`)
		.join('')
	if (inner.length === 0) return `<${name}${written}/>`
	const lines = inner.flatMap((one) => one.split('\n')).map((line) => `  ${line}`)
	return `<${name}${written}>\n${lines.join('\n')}\n</${name}>`
}

/** Returns an XML comment, which must not contain two hyphens in a row. */
export const comment = (text: string): string =>
	`<!-- ${text.replace(/-(?=-)/g, '- ').replace(/-$/, '- ')} -->`
