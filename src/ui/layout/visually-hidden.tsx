import type { ReactNode } from 'react'
import { srOnly } from '#ui/look.ts'

/** Text for those who listen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
	<span className={srOnly}>{children}</span>
)
