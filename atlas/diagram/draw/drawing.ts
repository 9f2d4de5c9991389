import { createElement as h, type ReactElement } from 'react'
import type { LaidFork, LaidInitial } from '../layout/layout.ts'
import { drawArrow } from './draw-arrow.ts'
import { drawFold } from './draw-fold.ts'
import { drawLegend } from './draw-legend.ts'
import { drawLinks } from './draw-link.ts'
import { drawState } from './draw-state.ts'
import { drawTransition } from './draw-transition.ts'
import type { DrawingProps } from './drawing.types.ts'
import { legendOf } from './legend.ts'

const drawInitial = ({ state, x, y, radius, arrow }: LaidInitial): ReactElement =>
	h(
		'g',
		{ key: state, className: 'initial', 'data-initial': state, 'aria-hidden': true },
		...(radius > 0 ? [h('circle', { key: 'dot', className: 'dot', cx: x, cy: y, r: radius })] : []),
		...drawArrow(arrow, 'arrow'),
	)

const drawFork = ({ transition, x, y, width, height }: LaidFork): ReactElement =>
	h(
		'g',
		{ key: transition, className: 'fork', 'aria-hidden': true },
		h('rect', { className: 'bar', x, y, width, height, rx: 2 }),
	)

/**
 * The picture of a machine, for the page as a component and for files by `svg`. Each state is a `<g
 * data-state>`, each transition a `<g data-transition>`, both with a `<title>`.
 */
export const Drawing = (props: DrawingProps): ReactElement => {
	const { definition, layout, marks, className, onSelect, css, id, hasLegend } = props
	const states = new Map(definition.states.map((state) => [state.name, state]))
	const transitions = new Map(definition.transitions.map((one) => [one.id, one]))
	const legend = drawLegend(hasLegend ? legendOf(definition, layout) : [], layout)
	const { width } = layout
	const height = layout.height + legend.height
	const isMarked = (one: string) => marks?.transitions?.[one] !== undefined
	const ordered = layout.transitions.toSorted(
		(a, b) => Number(isMarked(a.id)) - Number(isMarked(b.id)),
	)
	return h(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			className: ['diagram', className].filter(Boolean).join(' '),
			viewBox: `0 0 ${width} ${height}`,
			width,
			height,
			role: onSelect ? 'group' : 'img',
			'aria-label': `Diagram of ${definition.id}`,
		},
		css === undefined ? null : h('style', { key: 'style' }, css),
		h(
			'g',
			{ key: 'picture', ...(id === undefined ? {} : { id }) },
			h(
				'g',
				{ key: 'states' },
				layout.states.map((laid) => drawState(props, states.get(laid.name)!, laid)),
			),
			h('g', { key: 'initials' }, layout.initials.map(drawInitial)),
			h('g', { key: 'forks' }, layout.forks.map(drawFork)),
			h(
				'g',
				{ key: 'transitions' },
				ordered.map((laid) => drawTransition(props, transitions.get(laid.id)!, laid)),
			),
			h(
				'g',
				{ key: 'folds' },
				layout.folds.map((laid) => drawFold(props, laid)),
			),
			h(
				'g',
				{ key: 'links' },
				layout.states.flatMap((laid) => drawLinks(props, states.get(laid.name)!, laid)),
			),
			legend.element,
		),
	)
}
