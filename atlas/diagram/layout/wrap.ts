import type { Part, Span } from './layout.ts'
import { widthOf, widthOfLine, widthOfSpan } from './measure.ts'

/** A word that no line can hold is cut before a dot or a hump, and if need be anywhere. */
const cut = (span: Span, width: number): Span[] => {
	if (widthOfSpan(span) <= width) return [span]
	const pieces: string[] = ['']
	const holds = (text: string) => widthOfSpan({ ...span, text }) <= width
	for (const piece of span.text
		.split(/(?=[.A-Z_-])/)
		.flatMap((one) => (holds(one) ? one : [...one])))
		if (holds(pieces.at(-1) + piece)) pieces[pieces.length - 1] += piece
		else pieces.push(piece)
	return pieces.filter(Boolean).map((text) => ({ ...span, text }))
}

/** Neighbours of one kind become one piece of text again. */
const joined = (spans: readonly Span[]): Span[] => {
	const line: Span[] = []
	for (const span of spans) {
		const last = line.at(-1)
		if (last?.part === span.part)
			line[line.length - 1] = { ...last, text: `${last.text} ${span.text}` }
		else line.push(span)
	}
	return line
}

/** Breaks words into lines no wider than `width` CSS pixels. */
export const wrap = (words: readonly Span[], width: number): Span[][] => {
	const lines: Span[][] = []
	let room = 0
	for (const word of words.flatMap((one) => cut(one, width))) {
		const needed = widthOfSpan(word) + widthOf(' ')
		if (lines.length === 0 || needed > room) {
			lines.push([word])
			room = width - widthOfSpan(word)
		} else {
			lines.at(-1)!.push(word)
			room -= needed
		}
	}
	return lines.map(joined)
}

/** The words of a text, all of one kind. */
export const words = (text: string, part: Part): Span[] =>
	text
		.split(' ')
		.filter(Boolean)
		.map((word) => ({ text: word, part }))

/** The width that lines need, in CSS pixels. */
export const widthOfLines = (lines: readonly Span[][]): number =>
	Math.max(0, ...lines.map(widthOfLine))
