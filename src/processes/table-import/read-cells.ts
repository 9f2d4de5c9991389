import Papa from 'papaparse'

const hasZeros = (bytes: Uint8Array, from: 0 | 1): boolean => {
	const some = bytes.subarray(0, 200).filter((_, i) => i % 2 === from)
	return some.length > 3 && some.filter((byte) => byte === 0).length > some.length / 2
}

const encodingOf = (bytes: Uint8Array): string => {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
	if (hasZeros(bytes, 1)) return 'utf-16le'
	if (hasZeros(bytes, 0)) return 'utf-16be'
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes)
		return 'utf-8'
	} catch {
		return 'windows-1252'
	}
}

/**
 * The text of a file in UTF-8 or UTF-16, with a byte order mark or without, else in Windows-1252.
 */
export const textOf = (content: ArrayBuffer): string => {
	const bytes = new Uint8Array(content)
	return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

/** Returns the most frequent delimiter of the first line. */
const delimiterOf = (text: string): string => {
	const [header = ''] = text.split(/\r?\n|\r/, 1)
	const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }))
	return counts.toSorted((a, b) => b.count - a.count)[0]!.mark
}

/**
 * The cells of a CSV text, separated by commas, semicolons or tabs.
 * @throws Error for a binary file
 */
export const readCells = (content: ArrayBuffer): string[][] => {
	const text = textOf(content)
	if (text.includes('\0')) throw new Error('binary')
	return Papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data
}
