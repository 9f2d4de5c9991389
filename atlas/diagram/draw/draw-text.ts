import { createElement as h, type ReactElement } from 'react'
import type { Line, Span } from '../layout/layout.ts'
import { signs, type, widthOfLine } from '../layout/measure.ts'
import { drawSign } from './draw-sign.ts'

const drawSpans = (spans: readonly Span[]): (string | ReactElement)[] =>
	spans.flatMap((span, i) => {
		const piece = h('tspan', { key: i, className: span.part }, span.text)
		return i === spans.length - 1 ? [piece] : [piece, ' ']
	})

/**
 * Draws lines of text, each a `<text>`, so that the browser spaces its own font; a sign precedes
 * its line.
 */
export const drawText = (lines: readonly Line[], centre?: number): ReactElement[] =>
	lines.flatMap(({ x, y, spans }, i) => {
		const [first] = spans
		if (first === undefined || !signs.has(first.part)) {
			const place = centre === undefined ? { x, y } : { x: centre, y, textAnchor: 'middle' }
			return [h('text', { key: i, ...place }, drawSpans(spans))]
		}
		const start = centre === undefined ? x : Math.round(centre - widthOfLine(spans) / 2)
		return [
			h(
				'g',
				{ key: i },
				drawSign(first.part, start, y),
				h('text', { key: 'text', x: start + type.sign, y }, drawSpans(spans.slice(1))),
			),
		]
	})
