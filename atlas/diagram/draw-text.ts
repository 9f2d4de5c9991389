import { createElement as h, type ReactElement } from 'react'
import type { Line, Span } from './layout.ts'
import { type, widthOf, widthOfSpan } from './measure.ts'

const clockAt = (x: number, y: number): ReactElement =>
  h(
    'g',
    { key: 'clock', className: 'clock', transform: `translate(${x + 5} ${y - 4})` },
    h('circle', { r: 5 }),
    h('path', { d: 'M0-3V0L2 1.5' }),
  )

const drawSpans = (spans: readonly Span[]): (string | ReactElement)[] =>
  spans.flatMap((span, i) => {
    const piece = h('tspan', { key: i, className: span.part }, span.text)
    return i === spans.length - 1 ? [piece] : [piece, ' ']
  })

/** Lines of text, each a `<text>`, so that the browser sets the spaces of its own font. */
export const drawText = (lines: readonly Line[], centre?: number): ReactElement[] =>
  lines.flatMap(({ x, y, spans }, i) => {
    const hasClock = spans[0]?.part === 'clock'
    const written = hasClock ? spans.slice(1) : spans
    const shift = hasClock ? type.clock : 0
    const wide = spans.reduce((sum, span) => sum + widthOfSpan(span), 0) - widthOf(' ')
    const place =
      centre === undefined || hasClock || wide < 0
        ? { x: x + shift, y }
        : { x: centre, y, textAnchor: 'middle' as const }
    const text = h('text', { key: i, ...place }, drawSpans(written))
    return hasClock ? [h('g', { key: i }, clockAt(x, y), text)] : [text]
  })
