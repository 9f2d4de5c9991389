import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { Card } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { PAGE_SIZE } from './catalogue.queries.ts'
import type { CatalogueSearch } from './catalogue.search.ts'
import { DidYouMean } from './did-you-mean.tsx'

type ResultsProps = {
	/**
	 * `did_you_mean`: other words, where the search found nothing or only words spelt like it;
	 * `closest`: nothing has all of it (CAT-04).
	 */
	list: { total: number; data: Card[]; did_you_mean?: string; closest?: boolean }
	search: CatalogueSearch
	/** The next page is loading; the previous one is shown. */
	stale: boolean
	renderCards: (cards: Card[]) => ReactNode
}

const line = css({ pb: '4' })
const fading = css({ transition: '[opacity 160ms]', '&[aria-busy=true]': { opacity: '0.55' } })

/** The cards of this page and the way to the others, or `No Resource` (CAT-06). */
export const CatalogueResults = ({ list, search, stale, renderCards }: ResultsProps) => {
	const pages = Math.ceil(list.total / PAGE_SIZE)
	const words = list.did_you_mean
	if (list.data.length === 0)
		return (
			<EmptyState
				icon={<SearchX />}
				title={m.catalogue_empty()}
				text={
					Object.values(search).some(Boolean) ? m.catalogue_empty_hint() : m.catalogue_none_yet()
				}
			>
				{words && <DidYouMean words={words} search={search} tone="solid" />}
				{list.total > 0 ? (
					<Link className={button()} to="/learning" search={{ ...search, page: undefined }}>
						{m.catalogue_first_page()}
					</Link>
				) : (
					<Link
						className={button({ tone: words ? 'outline' : 'solid' })}
						to="/learning"
						search={{}}
					>
						{m.catalogue_show_all()}
					</Link>
				)}
			</EmptyState>
		)
	return (
		<div className={fading} aria-busy={stale}>
			{list.closest && (
				<p className={line}>{m.catalogue_closest({ words: search.search ?? '' })}</p>
			)}
			{words && (
				<p className={line}>
					<DidYouMean words={words} search={search} tone="outline" />
				</p>
			)}
			{renderCards(list.data)}
			<Pagination
				page={search.page ?? 1}
				pages={pages}
				linkTo={(page, props) => (
					<Link
						to="/learning"
						search={{ ...search, page: page > 1 ? page : undefined }}
						{...props}
					/>
				)}
			/>
		</div>
	)
}
