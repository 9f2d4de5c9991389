import { useLayoutEffect, useRef } from 'react'

let handedOn: HTMLElement | null = null

const focused = (): HTMLElement | null => {
	const active = document.activeElement
	return active instanceof HTMLElement && active !== document.body ? active : null
}

/**
 * Remembers what had the focus before a modal opened; a modal that takes another's place in the
 * same moment inherits it. Answers where the focus goes when the modal closes; null where that is
 * gone.
 */
export const useOpener = (open: boolean): (() => HTMLElement | null) => {
	const opener = useRef<HTMLElement | null>(null)
	useLayoutEffect(() => {
		if (!open) return
		opener.current ??= handedOn ?? focused()
		return () => {
			handedOn = opener.current
			queueMicrotask(() => {
				handedOn = null
			})
		}
	}, [open])
	return () => {
		const active = focused()
		const to = opener.current
		// Another modal has come in the meantime: the focus stays there.
		if (active?.closest('dialog[data-state=open]') && !to?.closest('dialog')) return active
		return to?.checkVisibility() ? to : null
	}
}
