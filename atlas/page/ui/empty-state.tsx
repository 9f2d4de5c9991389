import type { ReactNode } from 'react'
import { notice } from '#atlas-styled/recipes'

const look = notice({ kind: 'empty' })

type EmptyProps = {
	/** `h1` where it is all there is on a page. */
	heading?: 'h1' | 'p'
	icon?: ReactNode
	title: string
	text?: ReactNode
	children?: ReactNode
}

/** Nothing here: what would be here, and where to find some. */
export const EmptyState = ({ heading: Title = 'p', icon, title, text, children }: EmptyProps) => (
	<div className={look.root}>
		{icon && <span className={look.icon}>{icon}</span>}
		<Title className={look.title}>{title}</Title>
		{text && <p className={look.text}>{text}</p>}
		{children && <div className={look.actions}>{children}</div>}
	</div>
)
