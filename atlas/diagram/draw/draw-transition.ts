import { createElement as h, type ReactElement } from 'react'
import type { TransitionDefinition } from '#atlas/graph/definition.types.ts'
import type { LaidTransition } from '../layout/layout.ts'
import { transitionTitle } from '../titles.ts'
import { drawArrow } from './draw-arrow.ts'
import { drawGap } from './draw-far.ts'
import { partProps } from './draw-part.ts'
import { drawText } from './draw-text.ts'
import type { DrawingProps } from './drawing.types.ts'

/**
 * A transition: its arrows and its label, or its line inside a state. Of those that share an arrow
 * the first draws it for all; one that is marked or selected draws it again in its own look.
 */
export const drawTransition = (
	props: DrawingProps,
	transition: TransitionDefinition,
	laid: LaidTransition,
): ReactElement => {
	const { id, arrows, label, first } = laid
	const mark = props.marks?.transitions?.[id]
	const title = transitionTitle(transition)
	const isRow = arrows.length === 0
	const isChosen = props.selected?.kind === 'transition' && props.selected.id === id
	const isDrawn = first || mark !== undefined || isChosen
	const kind = `transition ${transition.trigger}${isRow ? ' row' : ''}`
	const style =
		typeof mark === 'object' ? { color: mark.stroke, strokeWidth: mark.width } : undefined
	return h(
		'g',
		{
			key: id,
			...partProps(props, {
				kind: 'transition',
				id,
				className: kind,
				mark: typeof mark === 'string' ? mark : undefined,
			}),
			...(style ? { style } : {}),
		},
		h('title', null, title),
		...(isDrawn
			? arrows.flatMap(({ points, head }, i) => drawArrow(points, `arrow ${i}`, !head))
			: []),
		...(isDrawn && props.isZoomed ? drawGap(arrows) : []),
		h('rect', {
			className: 'plate',
			x: label.x,
			y: label.y,
			width: label.width,
			height: label.height,
			rx: 4,
		}),
		...drawText(label.lines, isRow ? undefined : label.x + label.width / 2),
	)
}
