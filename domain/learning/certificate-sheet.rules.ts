/** The sheet of a certificate: A4 across, in points, and the places of its parts. */
export const sheet = {
	...{ width: 842, height: 595, middle: 421 },
	frames: [
		{ inset: 20, colour: '#0f5f66', stroke: 3 },
		{ inset: 29, colour: '#c9a24b', stroke: 1 },
	],
	colours: {
		paper: '#fffdf8',
		ink: '#15212c',
		muted: '#4a556d',
		brand: '#0f5f66',
		gold: '#c9a24b',
	},
	/** The mark of the shop, drawn in a square of 32. */
	mark: { x: 395, y: 48, scale: 1.625 },
	code: { x: 379, y: 428, size: 84 },
} as const

/** The mark: a book with a lamp. */
export const markPaths = [
	{
		colour: '#00686c',
		path: 'M16 9.5C12.6 6.6 8.2 5.6 3 6v18.5c5.2-.4 9.6.6 13 3.5 3.4-2.9 7.8-3.9 13-3.5V6c-5.2-.4-9.6.6-13 3.5Z',
	},
	{
		colour: '#f3ae2b',
		path: 'M16 8.5c3.6 2.3 4.9 5 4.9 7.7A4.9 4.9 0 0 1 16 21a4.9 4.9 0 0 1-4.9-4.8c0-2.7 1.3-5.4 4.9-7.7Z',
	},
	{ colour: '#15212c', path: 'M16 13.9a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6Z' },
] as const

/** The mean width of a letter, as a part of its size. */
const LETTER = 0.56

/** The size at which a line fits a width, in points; at most `most`. */
export const fittedSize = (line: string, width: number, most: number): number =>
	Math.min(most, Math.floor(width / (LETTER * Math.max(1, line.length))))

const LONGEST_LINE = 46

/** A title in one line, or in two of about one length. */
export const titleLines = (title: string): string[] => {
	const text = title.replaceAll(/\s+/g, ' ').trim()
	if (text.length <= LONGEST_LINE) return [text]
	const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
	const middle = text.length / 2
	const [at] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
	return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** A signatory in two lines: the name, and what comes after the first comma. */
export const signatoryLines = (signatory: string): string[] =>
	signatory
		.split(/,(.*)/s)
		.map((part) => part.trim())
		.filter(Boolean)
