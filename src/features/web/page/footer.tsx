import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useProcesses } from '#processes/processes.ts'
import { css } from '#styled/css'
import { isPlainPress } from '#ui/action/is-plain-press.ts'
import { FooterBody } from './footer-body.tsx'
import { CERTIFICATE } from './footer-links.ts'

const look = css({ mt: '8', bg: 'paper.sunken', _print: { display: 'none' } })

/** Where a page ends. */
export const FOOTER_ID = 'footer'

let html: string | undefined

/** Returns the footer's HTML as the server rendered it. */
const rendered = (): string => {
	html ??= document.getElementById(FOOTER_ID)?.innerHTML ?? ''
	return html
}

/**
 * The foot of every page (NAV-09, PRI-02). It never changes while a page lives, so that the browser
 * keeps it as the server rendered it: its words, links and views weigh nothing in the first load.
 * Its links work without scripts; with them the page stays while the next one comes.
 */
export const Footer = () => {
	const router = useRouter()
	const { modals } = useProcesses()
	if (import.meta.env.SSR)
		return (
			<footer id={FOOTER_ID} className={look}>
				<FooterBody />
			</footer>
		)
	const follow = (event: MouseEvent) => {
		const { target } = event
		const to = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
		if (!to?.startsWith('/') || !isPlainPress(event)) return
		event.preventDefault()
		if (to === CERTIFICATE) modals.send({ type: 'modal.opened', modal: { kind: 'certificate' } })
		else router.history.push(to)
	}
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed, by keyboard too.
		// biome-ignore lint/a11y/noStaticElementInteractions: as above.
		<footer
			id={FOOTER_ID}
			className={look}
			onClick={follow}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, taken from the page.
			dangerouslySetInnerHTML={{ __html: rendered() }}
		/>
	)
}
