import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { row3 } from '#ui/look.ts'

const head = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '3',
	justifyContent: 'space-between',
	alignItems: 'start',
})
const lead = css({ color: 'ink.muted', py: '3', maxW: 'prose' })

type HeadProps = {
	title: string
	text: string
	/** Buttons beside the heading. */
	children?: ReactNode
}

/** The heading of a list in the desk, with what can be begun there and what the list is for. */
export const ListHead = ({ title, text, children }: HeadProps) => (
	<>
		<div className={head}>
			<Heading>{title}</Heading>
			{children && <div className={row3}>{children}</div>}
		</div>
		<p className={lead}>{text}</p>
	</>
)
