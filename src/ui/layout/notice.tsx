import type { ReactNode } from 'react'
import { notice } from '#styled/recipes'

/** A word to know on the page itself; `warning` for what changed under one's hands. */
export const Notice = ({
	kind = 'info',
	children,
}: {
	kind?: 'info' | 'warning'
	children: ReactNode
}) => (
	<div className={notice({ kind }).root} role="status">
		{children}
	</div>
)
