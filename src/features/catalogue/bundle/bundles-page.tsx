import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { Card } from '#openapi/v1.gen.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { bundlesQuery, type ListSearch, PAGE_SIZE } from './bundle.queries.ts'

type BundlesPageProps = {
	search: ListSearch
	pending: ReactNode
	renderCards: (cards: Card[]) => ReactNode
}

/** Everything that is sold together (NAV-05). */
export const BundlesPage = ({ search, pending, renderCards }: BundlesPageProps) => {
	const list = useQuery(bundlesQuery(search))
	return (
		<ListPage
			title={m.bundle_title()}
			text={m.bundle_text()}
			home={<Link to="/">{m.home_title()}</Link>}
			results={m.catalogue_results()}
			page={search.page ?? 1}
			pages={Math.ceil((list.data?.total ?? 0) / PAGE_SIZE)}
			empty={list.data?.data.length === 0 && m.catalogue_empty()}
			linkTo={(page, props) => (
				<Link to="/bundle-products" search={{ ...search, page }} {...props} />
			)}
		>
			{list.isPending && pending}
			{list.isError && !list.data && <QueryError />}
			{list.data && renderCards(list.data.data)}
		</ListPage>
	)
}
