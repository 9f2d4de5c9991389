import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { css } from '#styled/css'

const look = css({
	maxW: 'page',
	mx: 'auto',
	px: { base: '4', md: '6' },
	pt: { base: '4', md: '6' },
	pb: '16',
})

/** Called when the browser has hydrated a page; the rest of the document is hydrated before. */
export const PageReadyContext = createContext((): void => undefined)

/** The width of the paper. */
export const Page = ({ children }: { children: ReactNode }) => {
	const onReady = useContext(PageReadyContext)
	useEffect(onReady, [onReady])
	return <div className={look}>{children}</div>
}
