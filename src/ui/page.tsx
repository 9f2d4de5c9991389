import type { ReactNode } from 'react'
import { css } from '#styled/css'

const look = css({
  maxW: 'page',
  mx: 'auto',
  px: { base: '4', md: '6' },
  pt: { base: '4', md: '6' },
  pb: '16',
})

/** The width of the paper. */
export const Page = ({ children }: { children: ReactNode }) => (
  <div className={look}>{children}</div>
)
