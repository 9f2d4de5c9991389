import { useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { CallBackButton } from './call-back-button.tsx'

const bar = css({
	position: 'sticky',
	bottom: '0',
	h: '16',
	zIndex: '[1]',
	bg: 'paper',
	borderTopWidth: '1px',
	borderColor: 'line',
})
const inner = css({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'flex-end',
	h: 'full',
	maxW: 'page',
	mx: 'auto',
	px: { base: '4', md: '6' },
})

/**
 * Floating call-back button (HDR-13): at the lower edge of the screen while a page is read, and in
 * its own strip below the page's last line, so that it hides nothing there. Focused elements scroll
 * clear of it.
 */
export const CallBackBar = () => {
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const { style } = document.documentElement
		style.scrollPaddingBottom = `${place.current!.offsetHeight}px`
		return () => {
			style.scrollPaddingBottom = ''
		}
	}, [])
	return (
		<div ref={place} className={bar}>
			<div className={inner}>
				<CallBackButton />
			</div>
		</div>
	)
}
