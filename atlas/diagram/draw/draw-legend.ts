import { createElement as h, type ReactElement } from 'react'
import { type, widthOf } from '../layout/measure.ts'
import { drawSign } from './draw-sign.ts'
import type { LegendEntry } from './legend.ts'

const GAP = 18
const MARGIN = 12

/** The sign of an entry of the legend, from `x` on a line of text at `y`. */
export const legendSign = (sign: LegendEntry['sign'], x: number, y: number): ReactElement => {
	if (sign === 'fold')
		return h('text', { key: 'sign', x: x + 2, y }, h('tspan', { className: 'fold' }, '+ n'))
	if (sign !== 'final') return drawSign(sign, x, y)
	const box = (inset: number, className: string) =>
		h('rect', {
			key: className,
			className,
			x: x + inset,
			y: y - 10 + inset,
			width: 20 - 2 * inset,
			height: 13 - 2 * inset,
			rx: 4 - inset,
		})
	return h('g', { key: 'sign', className: 'state' }, box(0, 'outline'), box(3, 'double'))
}

/** How wide a sign of the legend is, with the space behind it. */
export const signWidth = (sign: LegendEntry['sign']): number =>
	sign === 'final' || sign === 'fold' ? 28 : type.sign

/**
 * The legend below a picture, in as many lines as its width asks for; `height` is what it adds to
 * the picture.
 */
export const drawLegend = (
	entries: readonly LegendEntry[],
	picture: { width: number; height: number },
): { element: ReactElement | null; height: number } => {
	let [x, line] = [MARGIN, 0]
	const written = entries.map(({ sign, means }) => {
		const wide = signWidth(sign) + widthOf(means)
		if (x > MARGIN && x + wide > picture.width - MARGIN) [x, line] = [MARGIN, line + 1]
		const y = picture.height + 16 + line * (type.line + 4)
		const entry = h(
			'g',
			{ key: sign },
			legendSign(sign, x, y),
			h('text', { key: 'means', x: x + signWidth(sign), y }, means),
		)
		x += wide + GAP
		return entry
	})
	if (written.length === 0) return { element: null, height: 0 }
	const height = (line + 1) * (type.line + 4) + 12
	return { element: h('g', { key: 'legend', className: 'legend' }, written), height }
}
