import { createElement as h, type KeyboardEvent, type ReactElement } from 'react'
import type { LaidFold } from '../layout/layout.ts'
import { drawText } from './draw-text.ts'
import type { DrawingProps } from './drawing.types.ts'

const verbs = { states: 'open', transitions: 'show' }

/** Draws a count instead of the folded parts; with a handler, as a button that unfolds them. */
export const drawFold = (
	{ onUnfold, tabStop }: DrawingProps,
	{ state, kind, label }: LaidFold,
): ReactElement => {
	const { x, y, width, height, lines } = label
	const words = lines.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' ')
	const unfold = () => onUnfold?.(state, kind)
	const button = {
		role: 'button',
		tabIndex: tabStop ? -1 : 0,
		'aria-label': `${state}: ${verbs[kind]} ${words.replace('+ ', '')}`,
		onClick: unfold,
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'Enter' && event.key !== ' ') return
			event.preventDefault()
			unfold()
		},
	}
	return h(
		'g',
		{
			key: `${state} ${kind}`,
			className: 'unfold',
			'data-fold': `${kind} ${state}`,
			...(onUnfold ? button : {}),
		},
		h('rect', { className: 'plate', x, y, width, height, rx: 4 }),
		...drawText(lines),
	)
}
