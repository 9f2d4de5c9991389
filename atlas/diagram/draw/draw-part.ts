import type { KeyboardEvent } from 'react'
import type { DrawingProps, Selected } from './drawing.types.ts'

type Part = Selected & { className: string; mark?: string | undefined }

const is = (one: Selected | null | undefined, kind: string, id: string): boolean =>
	one?.kind === kind && one.id === id

/**
 * The attributes that every state and transition has: its name as data, and, when something
 * listens, those of a button.
 */
export const partProps = (props: DrawingProps, { kind, id, className, mark }: Part) => {
	const { onSelect, selected, tabStop } = props
	const chosen = is(selected, kind, id)
	const shown = {
		className: [className, mark, chosen ? 'selected' : ''].filter(Boolean).join(' '),
		[`data-${kind}`]: id,
	}
	if (!onSelect) return shown
	return {
		...shown,
		role: 'button',
		tabIndex: !tabStop || is(tabStop, kind, id) ? 0 : -1,
		'aria-pressed': chosen,
		onClick: () => onSelect(kind, id),
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key !== 'Enter' && event.key !== ' ') return
			event.preventDefault()
			onSelect(kind, id)
		},
	}
}
