import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { m } from '#i18n/messages'
import type { Card } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { pageText, small, srOnly } from '#ui/look.ts'
import { catalogueQuery } from './catalogue.queries.ts'
import type { CatalogueSearch } from './catalogue.search.ts'
import { CatalogueChips } from './catalogue-chips.tsx'
import { CatalogueResults } from './catalogue-results.tsx'
import { CatalogueSort } from './catalogue-sort.tsx'
import { SearchBox } from './search-box.tsx'

const head = css({ display: 'flex', flexDirection: 'column', gap: '2', pb: '4' })
const tools = css({ display: 'flex', gap: '3', pb: '5', alignItems: 'center' })
const order = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: '3',
	pb: '4',
})
const columns = css({
	display: 'grid',
	gap: '8',
	lg: { gridTemplateColumns: '[15rem minmax(0, 1fr)]' },
})
const aside = css({ hideBelow: 'lg' })

type CataloguePageProps = {
	search: CatalogueSearch
	/** A parent is signed in (CAT-07). */
	parent: boolean
	onSearch: (words: string) => void
	onSort: (sort: CatalogueSearch['sort']) => void
	banner: ReactNode
	filters: ReactNode
	/** Opens the filters where there is no room beside (CAT-03). */
	filterButton: ReactNode
	pending: ReactNode
	renderCards: (cards: Card[]) => ReactNode
}

/** The learning catalogue (CAT-01 to CAT-07). */
export const CataloguePage = (props: CataloguePageProps) => {
	const { search, parent, onSearch, onSort, banner, filters, filterButton, pending, renderCards } =
		props
	const list = useQuery(catalogueQuery(search, parent))
	// A press shows immediately; the cards of a list render in slices.
	const data = useDeferredValue(list.data)
	return (
		<Page>
			<header className={head}>
				<Breadcrumb here={m.catalogue_title()}>
					<Link to="/">{m.home_title()}</Link>
				</Breadcrumb>
				<h1 className={pageText}>{m.catalogue_heading()}</h1>
			</header>
			{banner}
			<div className={columns}>
				<aside className={aside} data-without-script="shown" aria-label={m.filter_title()}>
					{filters}
				</aside>
				<section aria-labelledby="results">
					<h2 id="results" className={srOnly}>
						{m.catalogue_results()}
					</h2>
					<div className={tools}>
						<SearchBox value={search.search ?? ''} onSearch={onSearch} />
						{filterButton}
					</div>
					<div className={order}>
						<p className={small} aria-live="polite">
							{data ? m.catalogue_count({ count: data.total }) : m.app_loading()}
						</p>
						<CatalogueSort search={search} onSort={onSort} />
					</div>
					<CatalogueChips search={search} understood={data?.understood ?? []} />
					{!data && !list.isError && pending}
					{list.isError && !list.data && <QueryError />}
					{data && (
						<CatalogueResults
							list={data}
							search={search}
							stale={list.isPlaceholderData || data !== list.data}
							renderCards={renderCards}
						/>
					)}
				</section>
			</div>
		</Page>
	)
}
