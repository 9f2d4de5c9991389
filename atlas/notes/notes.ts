/** A remark on a state, as Markdown. */
export type Note = { state: string; text: string }

const HEADING = /^## `?([^`\n]+?)`?[ \t]*$/gm

/** Reads a file of notes: a heading of the second level names a state, what follows is the note. */
export const readNotes = (markdown: string): Note[] => {
	const headings = [...markdown.matchAll(HEADING)]
	return headings
		.map((heading, i) => ({
			state: heading[1]!.trim(),
			text: markdown
				.slice(heading.index + heading[0].length, headings[i + 1]?.index ?? markdown.length)
				.trim(),
		}))
		.filter(({ text }) => text !== '')
}

/** Writes the notes of a machine as a file. */
export const writeNotes = (noun: string, notes: readonly Note[]): string =>
	[`# Notes on ${noun}`, ...notes.map(({ state, text }) => `## ${state}\n\n${text}`)].join('\n\n') +
	'\n'

/**
 * The notes with another text for one state, an empty one taken away; a text's own headings become
 * smaller, so that they name no state.
 */
export const withNote = (notes: readonly Note[], state: string, text: string): Note[] => {
	const kept = text.trim().replace(/^## /gm, '### ')
	const next = kept === '' ? [] : [{ state, text: kept }]
	const place = notes.findIndex((note) => note.state === state)
	return place < 0
		? [...notes, ...next]
		: [...notes.slice(0, place), ...next, ...notes.slice(place + 1)]
}
