import { createFileRoute } from '@tanstack/react-router'
import { page, readSearchBy, words } from '#api/search-fields.ts'
import { bundlesQuery, type ListSearch } from '#features/catalogue/bundle/bundle.queries.ts'
import { BundlesPage } from '#features/catalogue/bundle/bundles-page.tsx'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { m } from '#i18n/messages'
import { readFacts } from '#routes/-read/read-facts.ts'
import { pathsOf } from '#routes/-resource/paths-of.ts'
import { resourceCards } from '#routes/-resource/resource-cards.tsx'
import { listHead } from '#ui/list/list-head.ts'

const fields = readSearchBy({ search: words(120), q: words(120), page })

const readSearch = (raw: unknown): ListSearch => {
	const { q, search = q, page } = fields(raw)
	return { search, page }
}

const Bundles = () => (
	<>
		<BundlesPage
			search={Route.useSearch()}
			pending={<CardSkeletons count={6} />}
			renderCards={(cards) => resourceCards(cards, 3)}
		/>
	</>
)

export const Route = createFileRoute('/bundle-products/')({
	validateSearch: readSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { queryClient }, deps }) => readFacts(queryClient, [bundlesQuery(deps)]),
	head: ({ match: { context, search } }) =>
		listHead(context.origin, {
			title: m.bundle_title(),
			asked: [search.search],
			description: m.bundle_page_description(),
			path: '/bundle-products',
			search,
			items: pathsOf(context.queryClient.getQueryData(bundlesQuery(search).queryKey)),
		}),
	component: Bundles,
})
