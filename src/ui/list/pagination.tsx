import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { pager } from '#styled/recipes'
import { pagesAround } from './pages-around.ts'

const look = pager()
const onPhones = css({ hideFrom: 'sm' })
const onWideScreens = css({ hideBelow: 'sm' })

export type PageLinkProps = {
	className: string
	children: ReactNode
	'aria-label': string
	'aria-current'?: 'page'
}

export type PaginationProps = {
	/** From 1. */
	page: number
	pages: number
	/** Makes the link to a page; place belongs to the URL. */
	linkTo: (page: number, props: PageLinkProps) => ReactNode
}

/** Links to the pages before and after, and to at most five pages where there is room (CAT-06). */
export const Pagination = ({ page, pages, linkTo }: PaginationProps) => {
	if (pages < 2) return null
	const step = (to: number, label: string, icon: ReactNode) =>
		to >= 1 && to <= pages ? (
			linkTo(to, { className: look.item, children: icon, 'aria-label': label })
		) : (
			<span className={look.item} aria-disabled="true">
				{icon}
			</span>
		)
	return (
		<nav className={look.root} aria-label={m.app_pages()}>
			{step(page - 1, m.app_page_before(), <ChevronLeft />)}
			<span className={cx(look.item, onPhones)}>{m.app_page_of({ page, pages })}</span>
			{pagesAround(page, pages).map((number) => (
				<span key={number} className={onWideScreens}>
					{linkTo(number, {
						className: look.item,
						children: number,
						'aria-label': m.app_page({ number }),
						...(number === page && { 'aria-current': 'page' as const }),
					})}
				</span>
			))}
			{step(page + 1, m.app_page_after(), <ChevronRight />)}
		</nav>
	)
}
