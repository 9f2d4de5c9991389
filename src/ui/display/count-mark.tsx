import type { ReactNode } from 'react'
import { css } from '#styled/css'

const look = css({
	position: 'absolute',
	top: '0',
	right: '0',
	minW: '5',
	h: '5',
	px: '1',
	borderRadius: 'full',
	bg: 'gold',
	color: 'gold.on',
	fontSize: 'xs',
	fontWeight: 'bold',
	lineHeight: '[1.25rem]',
	textAlign: 'center',
})
const frame = css({ position: 'absolute', inset: '0', pointerEvents: 'none' })

/** A number on an icon; the icon's label says it in words. */
export const CountMark = ({ children }: { children: ReactNode }) => (
	<span className={frame} aria-hidden="true">
		<span className={look}>{children}</span>
	</span>
)
