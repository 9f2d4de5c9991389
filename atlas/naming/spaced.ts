/**
 * A name of a program in words: `payByCard` is `pay by card`, `pending.checking-later` is `pending,
 * checking later`; one that has words already stays.
 */
export const spaced = (name: string): string => {
	const plain = name.replaceAll('\u00a0', ' ')
	if (plain.includes(' ')) return plain
	return plain
		.replace(/([a-z\d])([A-Z])/g, '$1 $2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.replace(/[_-]+/g, ' ')
		.replace(/\./g, ', ')
		.replace(/\b[A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase())
		.trim()
}

/** The leaves of a state value in words, joined by `and`. */
export const stateWords = (state: string): string =>
	state.split('+').map(spaced).join(' and ') || 'running'

/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
