const LONGEST = 120
/** Letters that stay before what was found in a long line. */
const BEFORE = 40

/**
 * The line of a post in which a text was found, without its ends where it is long; the first line
 * where none holds it as it is.
 */
export const foundLine = (text: string, wanted: string): string => {
	const lines = text.split('\n').flatMap((line) => line.trim() || [])
	const needle = wanted.toLowerCase()
	const line = lines.find((one) => one.toLowerCase().includes(needle)) ?? lines[0] ?? ''
	const letters = [...line]
	if (letters.length <= LONGEST) return line
	const at = [...line.slice(0, Math.max(0, line.toLowerCase().indexOf(needle)))].length
	const from = at + [...wanted].length < LONGEST ? 0 : at - BEFORE
	const shown = letters.slice(from, from + LONGEST - 2).join('')
	return `${from > 0 ? '…' : ''}${shown}${from + LONGEST - 2 < letters.length ? '…' : ''}`
}
