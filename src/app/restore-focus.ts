import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

const keyOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href

const linksTo = (href: string | null) =>
	[...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
		(link) => link.getAttribute('href') === href,
	)

/**
 * Remembers by which link each page was left, and focuses it when a person comes back to that page
 * and nothing else has the focus.
 */
export const restoreFocus = (router: AnyRouter): void => {
	const left = new Map<string, { href: string | null; place: number }>()
	router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
		if (!fromLocation || !pathChanged) return
		const link = document.activeElement
		left.delete(keyOf(fromLocation))
		if (!(link instanceof HTMLAnchorElement)) return
		const href = link.getAttribute('href')
		left.set(keyOf(fromLocation), { href, place: linksTo(href).indexOf(link) })
	})
	router.subscribe('onRendered', ({ toLocation }) => {
		const link = left.get(keyOf(toLocation))
		if (link && document.activeElement === document.body)
			linksTo(link.href)[link.place]?.focus({ preventScroll: true })
	})
}
