import type { ReactNode } from 'react'
import { css } from '#styled/css'

const columns = css({
	display: 'grid',
	gap: '8',
	alignItems: 'start',
	gridTemplateColumns: '[minmax(0, 1fr)]',
	lg: { gridTemplateColumns: '[var(--sizes-sider) minmax(0, 1fr)]' },
	_print: { display: 'block' },
})
const small = css({ hideFrom: 'lg', _print: { display: 'none' } })
const sider = css({
	hideBelow: 'lg',
	position: 'sticky',
	top: '20',
	maxH: '[calc(100dvh - 6rem)]',
	overflowY: 'auto',
	_print: { display: 'none' },
})

type FrameProps = {
	label: string
	/** Label of the button that unfolds the links where there is no room beside the page. */
	fold: string
	/** The links fold up again when this changes. */
	place: string
	links: ReactNode
	children: ReactNode
}

/**
 * A page beside the links of its area: 305 px wide from 1026 px on (PRF-02), before that they fold
 * out above the page.
 */
export const SiderFrame = ({ label, fold, place, links, children }: FrameProps) => (
	<div className={columns}>
		<nav className={sider} aria-label={label}>
			{links}
		</nav>
		<details key={place} className={small}>
			<summary>{fold}</summary>
			<nav aria-label={label}>{links}</nav>
		</details>
		<div>{children}</div>
	</div>
)
