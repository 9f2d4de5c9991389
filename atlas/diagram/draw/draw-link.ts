import { createElement as h, type ReactElement } from 'react'
import type { StateDefinition } from '#atlas/graph/definition.types.ts'
import type { LaidState } from '../layout/layout.ts'
import { type, widthOfLine } from '../layout/measure.ts'
import { actorOf } from '../phrases.ts'
import type { DrawingProps } from './drawing.types.ts'

/**
 * Draws links over the lines of a state that name an actor with its own diagram. They are over the
 * state, not in it, since a button cannot contain a link.
 */
export const drawLinks = (
	{ linkOf, tabStop }: DrawingProps,
	{ invokes }: StateDefinition,
	{ name, lines }: LaidState,
): ReactElement[] => {
	const places = lines.filter(({ spans }) => spans.some(({ part }) => part === 'actor'))
	return invokes.flatMap((invoke, i) => {
		const href = linkOf?.(invoke)
		const line = places[i]
		if (href === undefined || line === undefined) return []
		const box = {
			x: line.x - 4,
			y: line.y - 13,
			width: widthOfLine(line.spans) + 22,
			height: type.line + 1,
		}
		const label = `Diagram of ${invoke.machine ?? actorOf(invoke)}`
		return [
			h(
				'a',
				{
					key: `${name} ${invoke.id}`,
					href,
					className: 'link',
					'aria-label': label,
					...(tabStop ? { tabIndex: -1 } : {}),
				},
				h('title', { key: 'title' }, label),
				h('rect', { key: 'box', className: 'cover', ...box, rx: 4 }),
				h('path', {
					key: 'sign',
					className: 'sign link-sign',
					d: 'M-3 3L3-3M-2-3H3V2',
					transform: `translate(${box.x + box.width - 8} ${line.y - 4})`,
				}),
			),
		]
	})
}
