/** How long a cover note is, in characters without blanks around; openapi/v1.yaml says the same. */
export const NOTE_SHORTEST = 20
export const NOTE_LONGEST = 2000

/** Error of a cover note. */
export type NoteFault = 'required' | 'short' | 'long'

/** Returns the error of a cover note; null if it may be sent. */
export const noteFaultOf = (coverNote: string): NoteFault | null => {
	const { length } = coverNote.trim()
	if (length === 0) return 'required'
	if (length < NOTE_SHORTEST) return 'short'
	return length > NOTE_LONGEST ? 'long' : null
}
