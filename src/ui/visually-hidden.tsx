import type { ReactNode } from 'react'
import { visuallyHidden } from '#styled/patterns'

/** Text for those who listen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={visuallyHidden()}>{children}</span>
)
