import type { KeyboardEvent } from 'react'
import type { useZoom } from './use-zoom.ts'

type Zoom = Pick<ReturnType<typeof useZoom>, 'by' | 'pan' | 'showAll'>

const STEP = 80
const moves: Record<string, [number, number]> = {
	ArrowLeft: [STEP, 0],
	ArrowRight: [-STEP, 0],
	ArrowUp: [0, STEP],
	ArrowDown: [0, -STEP],
}

/** A button took the key already, or is about to. */
const isElsewhere = (event: KeyboardEvent<HTMLElement>): boolean =>
	event.defaultPrevented || (event.target as Element).closest('[data-chrome]') !== null

/**
 * Handles keys of a picture: + and - zoom, 0 shows all, Shift and arrows move it; other keys go to
 * the view.
 */
export const zoomKeys =
	({ by, pan, showAll }: Zoom, onKey: ((key: string) => boolean) | undefined) =>
	(event: KeyboardEvent<HTMLElement>): void => {
		if (event.ctrlKey || event.metaKey || event.altKey) return
		const move = event.shiftKey ? moves[event.key] : undefined
		if (move) pan(...move)
		else if (event.key === '+' || event.key === '=') by(1.3)
		else if (event.key === '-') by(1 / 1.3)
		else if (event.key === '0') showAll()
		else if (isElsewhere(event) || !onKey?.(event.key)) return
		event.preventDefault()
	}
