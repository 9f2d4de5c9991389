import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { catalogueQuery, PAGE_SIZE } from '#features/catalogue/catalogue/catalogue.queries.ts'
import type { CatalogueSearch } from '#features/catalogue/catalogue/catalogue.search.ts'
import { m } from '#i18n/messages'
import { readFacts } from '#routes/-read/read-facts.ts'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { pathsOf } from '#routes/-resource/paths-of.ts'
import { resourceCards } from '#routes/-resource/resource-cards.tsx'
import { listHead } from '#ui/list/list-head.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { QueryError } from '#ui/list/query-error.tsx'

const coursesOf = (page?: number): CatalogueSearch => ({ type: ['self_paced'], page })

const Courses = () => {
	const { page } = Route.useSearch()
	const list = useQuery(catalogueQuery(coursesOf(page), false))
	return (
		<ListPage
			title={m.header_courses()}
			text={m.catalogue_courses_text()}
			home={<Link to="/">{m.home_title()}</Link>}
			results={m.catalogue_results()}
			page={page ?? 1}
			pages={Math.ceil((list.data?.total ?? 0) / PAGE_SIZE)}
			empty={list.data?.data.length === 0 && m.catalogue_empty()}
			linkTo={(to, props) => <Link to="/courses" search={{ page: to }} {...props} />}
		>
			{list.isPending && <CardSkeletons count={9} />}
			{list.isError && !list.data && <QueryError />}
			{list.data && resourceCards(list.data.data, 3)}
		</ListPage>
	)
}

export const Route = createFileRoute('/courses/')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { queryClient }, deps }) =>
		readFacts(queryClient, [catalogueQuery(coursesOf(deps.page), false)]),
	head: ({ match: { context, search } }) => {
		const query = catalogueQuery(coursesOf(search.page), false)
		return listHead(context.origin, {
			title: m.header_courses(),
			description: m.catalogue_courses_description(),
			path: '/courses',
			search,
			items: pathsOf(context.queryClient.getQueryData(query.queryKey)),
		})
	},
	component: Courses,
})
