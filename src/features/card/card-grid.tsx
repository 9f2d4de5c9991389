import type { ReactNode } from 'react'
import { css } from '#styled/css'

const look = css({
  display: 'grid',
  gap: { base: '4', lg: '5' },
  // As many as fit with 15.5rem each, three at most, whatever stands beside the grid.
  gridTemplateColumns:
    '[repeat(auto-fill, minmax(min(100%, max(15.5rem, calc((100% - 2.5rem) / 3))), 1fr))]',
})

/** Cards in 1, 2 or 3 columns by width (CAT-06). */
export const CardGrid = ({ children, busy }: { children: ReactNode; busy?: boolean }) => (
  <div className={look} aria-busy={busy || undefined}>
    {children}
  </div>
)
