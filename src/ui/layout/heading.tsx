import { css } from '#styled/css'

const look = css({ textStyle: 'page', pb: '5' })

/** The heading of a page. */
export const Heading = ({ children }: { children: string }) => <h1 className={look}>{children}</h1>
