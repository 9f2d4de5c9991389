import { createElement as h, type ReactElement } from 'react'
import type { LaidState, LaidTransition } from '../layout/layout.ts'
import { widthOf } from '../layout/measure.ts'

const LARGEST = 44
const IN_HEAD = 24

const nameOf = ({ lines }: LaidState): string =>
	lines
		.flatMap(({ spans }) => spans)
		.filter(({ part }) => part === 'name')
		.map(({ text }) => text)
		.join(' ')

/** A state's name as large as its box allows, for a picture that is seen from afar. */
export const drawFar = (laid: LaidState): ReactElement[] => {
	const { x, y, width, height, shape } = laid
	const name = nameOf(laid)
	const isHolder = shape === 'group' || (shape === 'region' && laid.inside === 0)
	const room = isHolder ? IN_HEAD : Math.min(LARGEST, height * 0.7)
	const size = Math.floor(Math.min(room, (width - 4) / widthOf(name, 1)))
	const middle = isHolder ? y + size + 4 : y + height / 2 + size * 0.35
	return [
		h(
			'text',
			{
				key: 'far',
				className: 'far name',
				x: x + width / 2,
				y: Math.round(middle),
				textAnchor: 'middle',
				style: { fontSize: size },
			},
			name,
		),
	]
}

/** The piece of an arrow that its label covers, for a picture whose labels are left out. */
export const drawGap = (arrows: LaidTransition['arrows']): ReactElement[] => {
	const [before, after] = arrows
	const from = before?.points.at(-1)
	const to = after?.points[0]
	if (arrows.length !== 2 || before?.head || !from || !to) return []
	return [
		h('path', { key: 'gap', className: 'far arrow', d: `M${from.x} ${from.y}L${to.x} ${to.y}` }),
	]
}
