import type { ReactNode } from 'react'
import { css } from '#atlas-styled/css'

const bench = css({
	display: 'grid',
	gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 23rem]' },
	gridTemplateRows: { base: '[minmax(20rem, 58dvh) auto]', lg: '[minmax(0, 1fr)]' },
	h: { lg: '[calc(100dvh - 2.875rem)]' },
	_print: { display: 'block', h: 'auto' },
})
const side = css({
	bg: 'raised',
	borderColor: 'line',
	borderTopWidth: { base: '1px', lg: '0' },
	borderLeftWidth: { lg: '1px' },
	overflowY: { lg: 'auto' },
	p: '4',
	minW: '0',
})
const stageLook = css({ position: 'relative', minW: '0', minH: '0' })

/** The picture, and beside it (below it on a narrow screen) what is known about it. */
export const Workbench = ({
	stage,
	label,
	children,
}: {
	stage: ReactNode
	label: string
	children: ReactNode
}) => (
	<div className={bench}>
		<div className={stageLook}>{stage}</div>
		{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
		<section className={side} aria-label={label} tabIndex={0} data-chrome>
			{children}
		</section>
	</div>
)
