/**
 * Keeps the focus in a part whose pressed control is replaced by another one: the first control
 * that is then there gets it, else the part itself if it has a tabindex (WCAG 2.4.3). A ref of the
 * part.
 */
export const keepFocus = (part: HTMLElement | null): (() => void) | undefined => {
	if (!part) return
	let focused: EventTarget | null = null
	const remember = ({ target }: FocusEvent) => {
		focused = target
	}
	const forget = ({ target }: FocusEvent) =>
		queueMicrotask(() => {
			if ((target as Element).isConnected) focused = null
		})
	const observer = new MutationObserver(() => {
		if (!focused || (focused as Element).isConnected) return
		focused = null
		if (document.activeElement !== document.body) return
		const next = part.querySelector<HTMLElement>('a[href], button') ?? part
		next.focus({ preventScroll: true })
	})
	observer.observe(part, { childList: true, subtree: true })
	part.addEventListener('focusin', remember)
	part.addEventListener('focusout', forget)
	return () => {
		observer.disconnect()
		part.removeEventListener('focusin', remember)
		part.removeEventListener('focusout', forget)
	}
}
