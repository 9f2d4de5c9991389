import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BannerSlider } from '#features/catalogue/banner/banner-slider.tsx'
import { bannersQuery } from '#features/catalogue/banner/banners.query.ts'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { catalogueQuery, countsQuery } from '#features/catalogue/catalogue/catalogue.queries.ts'
import { readCatalogueSearch, refiltered } from '#features/catalogue/catalogue/catalogue.search.ts'
import { CataloguePage } from '#features/catalogue/catalogue/catalogue-page.tsx'
import { chipsOf } from '#features/catalogue/catalogue/chips-of.ts'
import { FilterDrawer } from '#features/catalogue/catalogue/filter-drawer.tsx'
import { FilterPanel } from '#features/catalogue/catalogue/filter-panel.tsx'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { knownAccess } from '#routes/-access/read-access.ts'
import { useAccess } from '#routes/-access/use-access.ts'
import { readFacts } from '#routes/-read/read-facts.ts'
import { useAskedSearch } from '#routes/-read/use-asked-search.ts'
import { pathsOf } from '#routes/-resource/paths-of.ts'
import { resourceCards } from '#routes/-resource/resource-cards.tsx'
import { listHead } from '#ui/list/list-head.ts'

const Catalogue = () => {
	const search = useAskedSearch('/learning', readCatalogueSearch, Route.useSearch())
	const navigate = Route.useNavigate()
	const parent = useAccess().has('parent')
	const { data: found } = useQuery({
		...catalogueQuery(search, parent),
		select: ({ total }) => total,
	})
	const { data: counts } = useQuery(countsQuery(search, parent))
	const panel = (
		<FilterPanel
			kind="catalogue"
			value={search}
			words={search.search}
			sort={search.sort}
			counts={counts}
			onChange={(filters) => navigate({ search: refiltered(search, filters) })}
			onClear={() => navigate({ search: {} })}
			onLeave={(list) => navigate({ to: list === 'quiz' ? '/quiz' : '/bundle-products' })}
		/>
	)
	const { type, tags, languages, levels, subjects, rating, paid_type } = search
	const count = [type, tags, languages, levels, subjects, rating, paid_type]
		.flat()
		.filter(Boolean).length
	const isEmptyShop = found === 0 && !search.search && chipsOf(search).length === 0
	return (
		<CataloguePage
			search={search}
			parent={parent}
			onSearch={(words) =>
				navigate({ search: { ...search, search: words || undefined, page: undefined } })
			}
			onSort={(sort) => navigate({ search: { ...search, sort, page: undefined } })}
			banner={isEmptyShop ? null : <BannerSlider search={search.search} />}
			filters={panel}
			filterButton={
				<FilterDrawer count={count} found={found}>
					{panel}
				</FilterDrawer>
			}
			pending={<CardSkeletons count={12} />}
			renderCards={(cards) => resourceCards(cards, 3)}
		/>
	)
}

export const Route = createFileRoute('/learning/')({
	validateSearch: readCatalogueSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { queryClient }, deps }) => {
		const parent = knownAccess(queryClient).has('parent')
		return readFacts(queryClient, [
			catalogueQuery(deps, parent),
			countsQuery(deps, parent),
			referenceQuery,
			bannersQuery(getLocale()),
		])
	},
	head: ({ match: { context, search } }) =>
		listHead(context.origin, {
			title: m.catalogue_title(),
			asked: [search.search, ...chipsOf(search).map(({ label }) => label)],
			description: m.catalogue_page_description(),
			path: '/learning',
			search,
			items: pathsOf(context.queryClient.getQueryData(catalogueQuery(search, false).queryKey)),
		}),
	component: Catalogue,
})
