/** The largest place of an entry of a list. */
const LAST = 1000

/** The place that is typed, from 1 to 1000; 0 for a text that is none. */
export const placeOf = (text: string): number => {
	const place = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
	return place <= LAST ? place : 0
}
