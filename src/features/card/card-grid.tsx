import type { ReactNode } from 'react'
import { css } from '#styled/css'

const look = css({
  display: 'grid',
  gap: { base: '4', lg: '5' },
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    sm: '[repeat(2, minmax(0, 1fr))]',
    lg: '[repeat(3, minmax(0, 1fr))]',
  },
})

/** Cards in 1, 2 or 3 columns by width (CAT-06). */
export const CardGrid = ({ children, busy }: { children: ReactNode; busy?: boolean }) => (
  <div className={look} aria-busy={busy || undefined}>
    {children}
  </div>
)
