import type { Part, Span } from './layout.ts'

/** Sizes of the diagram's text in CSS pixels. */
export const type = {
	size: 12,
	line: 16,
	name: 13,
	sign: 16,
	fonts: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif',
}

/**
 * Widths of the characters from space to `~` in hundredths of the size: the widest of DejaVu Sans,
 * the widest common system font, and of Anek Latin written 1.17 times as large, both measured in
 * Chromium. So a label holds its text whatever font the viewer has.
 */
const widths =
	'32 41 46 84 74 96 78 28 40 40 60 84 32 48 32 49 67 64 64 64 64 64 65 64 66 64 34 34 84 84 84 54 100 69 70 70 78 64 61 78 76 30 49 67 58 88 75 79 67 79 70 64 64 72 69 99 69 65 69 40 49 40 84 54 50 62 64 55 64 62 45 64 64 28 29 59 28 98 64 62 64 64 45 53 47 64 60 88 60 60 54 64 34 64 84'
		.split(' ')
		.map(Number)

const BOLD = 1.14
const OTHER = 100

/** How wide a text is at most, in CSS pixels. */
export const widthOf = (text: string, size: number = type.size): number =>
	([...text].reduce((sum, c) => sum + (widths[c.charCodeAt(0) - 32] ?? OTHER), 0) * size) / 100

/** Parts that are drawn as a sign. */
export const signs: ReadonlySet<Part> = new Set(['clock', 'busy', 'failed', 'happy'])

/** How wide a piece of text is at most, in CSS pixels. */
export const widthOfSpan = ({ text, part }: Span): number => {
	if (signs.has(part)) return type.sign
	return part === 'name' ? widthOf(text, type.name) * BOLD : widthOf(text)
}

/** Maximum width of a line, in CSS pixels; pieces are one space apart. */
export const widthOfLine = (spans: readonly Span[]): number =>
	Math.ceil(
		spans.reduce((sum, span) => sum + widthOfSpan(span), 0) + (spans.length - 1) * widthOf(' '),
	)
