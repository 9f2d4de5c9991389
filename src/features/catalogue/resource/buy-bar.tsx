import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'

const place = css({ minH: '16', lg: { display: 'none' } })
const shown = css({
	position: 'sticky',
	bottom: '0',
	zIndex: '[1]',
	bg: 'paper',
	borderTopWidth: '1px',
	borderColor: 'line',
	pb: '[env(safe-area-inset-bottom)]',
})
const inner = css({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: '3',
	px: '4',
	py: '2',
})

const Bar = ({ children }: { children: ReactNode }) => {
	const bar = useRef<HTMLElement>(null)
	useEffect(() => {
		const { style } = document.documentElement
		style.scrollPaddingBottom = `${bar.current!.offsetHeight}px`
		return () => {
			style.scrollPaddingBottom = ''
		}
	}, [])
	return (
		<section ref={bar} className={cx(place, shown)} aria-label={m.resource_buy_bar()}>
			<div className={inner}>{children}</div>
		</section>
	)
}

/**
 * Price and main action at the lower edge of a small screen, while the page's own are out of view.
 * Space for it is reserved below the page's last line, so that nothing moves or is hidden. Focused
 * elements scroll clear of it (WCAG 2.4.11).
 */
export const BuyBar = ({ isShown, children }: { isShown: boolean; children: ReactNode }) =>
	isShown ? <Bar>{children}</Bar> : <div className={place} />
