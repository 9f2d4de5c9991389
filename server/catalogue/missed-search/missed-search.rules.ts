/** Longest text that is stored. */
const LONGEST = 80

/**
 * The words of a search as they are counted: in small letters, with single blanks. Null for what
 * could be an address or a phone number, and for what is too long.
 */
export const countedWords = (search: string): string | null => {
	const words = search.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
	const isPersonal = words.includes('@') || words.replace(/\P{Nd}/gu, '').length >= 6
	return words === '' || words.length > LONGEST || isPersonal ? null : words
}
