import type { ReactNode } from 'react'
import { css } from '#atlas-styled/css'

const look = css({ maxW: 'page', mx: 'auto', p: { base: '4', md: '6' }, pb: '16' })

/** The width of a page that is read, not looked at. */
export const Page = ({ children }: { children: ReactNode }) => (
	<div className={look}>{children}</div>
)
