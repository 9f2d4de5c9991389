import type { ReactNode } from 'react'
import { css } from '#atlas-styled/css'

const part = css({ py: '3', borderTopWidth: '1px', borderColor: 'line', fontSize: 'sm' })
const heading = css({ fontSize: 'xs', fontWeight: 'medium', color: 'ink.muted', pb: '1' })

/** A part of a panel under its small heading. */
export const PanelPart = ({ title, children }: { title: string; children: ReactNode }) => (
	<div className={part}>
		<h2 className={heading}>{title}</h2>
		{children}
	</div>
)
