import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { css } from '#styled/css'

const root = css({
	borderBottomWidth: '1px',
	borderColor: 'line',
	'& summary svg': { transition: '[transform 160ms]' },
	'&[open] summary svg': { transform: '[rotate(180deg)]' },
})
const summary = css({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	minH: '12',
	cursor: 'pointer',
	fontWeight: 'bold',
	listStyle: 'none',
	'&::-webkit-details-marker': { display: 'none' },
	'& svg': { w: '5', h: '5' },
})
const body = css({ pb: '4', '& legend': { srOnly: true } })

/** A part of the filters that folds. */
export const FilterGroup = ({
	title,
	open = true,
	children,
}: {
	title: string
	open?: boolean
	children: ReactNode
}) => (
	<details className={root} open={open}>
		<summary className={summary}>
			{title}
			<ChevronDown aria-hidden="true" />
		</summary>
		<div className={body}>{children}</div>
	</details>
)
