import { createElement as h, type ReactElement } from 'react'
import type { StateDefinition } from '#atlas/graph/definition.types.ts'
import { kindOf } from '../kind-of.ts'
import type { LaidState } from '../layout/layout.ts'
import { stateTitle } from '../titles.ts'
import { drawFar } from './draw-far.ts'
import { partProps } from './draw-part.ts'
import { drawText } from './draw-text.ts'
import type { DrawingProps } from './drawing.types.ts'

const CORNER = 8
const DOUBLE = 3

const outlineOf = ({ shape, x, y, width, height }: LaidState): ReactElement[] => {
	if (shape === 'history')
		return [
			h('circle', {
				key: 'outline',
				className: 'outline',
				cx: x + width / 2,
				cy: y + height / 2,
				r: width / 2 - 1,
			}),
		]
	const box = (inset: number, className: string) =>
		h('rect', {
			key: className,
			className,
			x: x + inset,
			y: y + inset,
			width: width - 2 * inset,
			height: height - 2 * inset,
			rx: CORNER - inset,
		})
	return shape === 'final' ? [box(0, 'outline'), box(DOUBLE, 'double')] : [box(0, 'outline')]
}

/** A state: its outline, name, tags, and what it does. */
export const drawState = (
	props: DrawingProps,
	state: StateDefinition,
	laid: LaidState,
): ReactElement => {
	const title = stateTitle(props.definition.id, state)
	const { x, width, height, rule, name, shape, lines } = laid
	const isBare = rule === null && shape !== 'group' && shape !== 'region'
	const middle = laid.y + height / 2 + 4.5
	const kind = kindOf(state)
	const written = isBare && lines.length === 1 ? [{ ...lines[0]!, y: middle }] : lines
	return h(
		'g',
		{
			key: name,
			...partProps(props, {
				kind: 'state',
				id: name,
				className: ['state', shape, kind, laid.inside > 0 ? 'collapsed' : null]
					.filter(Boolean)
					.join(' '),
				mark: props.marks?.states?.[name],
			}),
		},
		h('title', null, title),
		...outlineOf(laid),
		rule === null ? null : h('path', { className: 'rule', d: `M${x} ${rule}h${width}` }),
		...drawText(written, isBare ? x + width / 2 : undefined),
		...(props.isZoomed ? drawFar(laid) : []),
	)
}
