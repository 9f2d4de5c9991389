import type { ReactNode } from 'react'
import { css } from '#atlas-styled/css'

const look = css({ srOnly: true })

/** Text for those who listen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
	<span className={look}>{children}</span>
)
