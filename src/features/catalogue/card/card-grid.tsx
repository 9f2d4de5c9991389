import type { ReactNode } from 'react'
import { css } from '#styled/css'

// Said twice: a style that is put together from others needs Panda's runtime in the first load.
const grid = css({
	display: 'grid',
	gap: { base: '4', lg: '5' },
	// As many columns as fit at 12.75rem each, at most three, whatever is beside the grid.
	gridTemplateColumns:
		'[repeat(auto-fill, minmax(min(100%, max(12.75rem, calc((100% - 2.5rem) / 3))), 1fr))]',
})
const row = css({
	gap: { base: '4', lg: '5' },
	gridTemplateColumns:
		'[repeat(auto-fill, minmax(min(100%, max(12.75rem, calc((100% - 2.5rem) / 3))), 1fr))]',
	display: { base: 'flex', md: 'grid' },
	overflowX: 'auto',
	'& > *': { flex: '[0 0 18rem]' },
})

/** Cards in 1, 2 or 3 columns by width (CAT-06). */
export const CardGrid = ({ children, busy }: { children: ReactNode; busy?: boolean }) => (
	<div className={grid} aria-busy={busy || undefined}>
		{children}
	</div>
)

/** A few cards in one row that scrolls sideways where there is no room for three. */
export const CardRow = ({ children, busy }: { children: ReactNode; busy?: boolean }) => (
	<div className={row} aria-busy={busy || undefined}>
		{children}
	</div>
)
