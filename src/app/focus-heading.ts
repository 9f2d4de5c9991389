import type { AnyRouter } from '@tanstack/react-router'

const pageOf = (search: unknown): unknown => (search as { page?: unknown }).page

/** Returns true if no dialog holds the focus. */
const isFree = () => !document.querySelector('[role=dialog], [role=alertdialog]')

const focusOn = (heading: HTMLElement, options?: FocusOptions) => {
	if (!isFree()) return
	heading.tabIndex = -1
	heading.focus(options)
}

/**
 * Calls with the heading of the page, now or when it is there.
 * @returns a function that stops waiting
 */
const whenThere = (found: (heading: HTMLElement) => void): (() => void) => {
	const find = () => document.querySelector<HTMLElement>('main h1')
	const heading = find()
	if (heading) {
		found(heading)
		return () => undefined
	}
	const observer = new MutationObserver(() => {
		const late = find()
		if (!late) return
		observer.disconnect()
		found(late)
	})
	observer.observe(document.body, { childList: true, subtree: true })
	return () => observer.disconnect()
}

/**
 * Moves the focus to what the address names, else to the heading of a page that was gone to, or to
 * the results of another page of a list (WCAG 2.4.3).
 */
export const focusHeading = (router: AnyRouter): void => {
	let stopWaiting: () => void = () => undefined
	let pressed: Element | null = null
	/**
	 * Returns true if the person went on to something else while the page was on its way; they are
	 * not called back.
	 */
	const wentOn = () => {
		const now = document.activeElement
		return pressed?.isConnected && now !== pressed && now !== document.body
	}
	router.subscribe('onBeforeNavigate', () => {
		stopWaiting()
		pressed = document.activeElement
	})
	router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
		if (!fromLocation) return
		if (toLocation.hash) return document.getElementById(toLocation.hash)?.focus()
		if (!pathChanged && pageOf(fromLocation.search) === pageOf(toLocation.search)) return
		if (wentOn()) return
		const results = pathChanged ? null : document.getElementById('results')
		if (results) focusOn(results)
		else if (!document.activeElement?.closest('main') || !pathChanged)
			stopWaiting = whenThere((heading) => {
				if (!wentOn()) focusOn(heading, { preventScroll: true })
			})
	})
}
