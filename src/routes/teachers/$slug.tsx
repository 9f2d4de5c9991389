import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { page, readSearchBy } from '#api/search-fields.ts'
import { instructorQuery } from '#features/catalogue/instructor/instructor.queries.ts'
import { instructorFacts } from '#features/catalogue/instructor/instructor-head.ts'
import { InstructorPage } from '#features/catalogue/instructor/instructor-page.tsx'
import { missingHead } from '#routes/-read/missing-head.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { resourceCards } from '#routes/-resource/resource-cards.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const fields = readSearchBy({ page })

const Teacher = () => {
	const { page = 1 } = Route.useSearch()
	const { data } = useSuspenseQuery(instructorQuery(Route.useParams().slug, page))
	return (
		<InstructorPage
			instructor={data}
			page={page}
			renderCards={(cards) => resourceCards(cards, 3)}
		/>
	)
}

export const Route = createFileRoute('/teachers/$slug')({
	validateSearch: (raw: unknown): { page?: number } => fields(raw),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient }, params, deps }) => {
		const query = instructorQuery(params.slug, deps.page)
		const instructor = await orNotFound(queryClient.ensureQueryData(query))
		const { slug } = instructor
		if (slug !== params.slug)
			throw redirect({ to: '/teachers/$slug', params: { slug }, replace: true, statusCode: 301 })
		return instructor
	},
	head: ({ loaderData, match: { context, search } }) =>
		loaderData
			? pageHead(context.origin, instructorFacts(context.origin, loaderData, search.page))
			: missingHead(context.origin),
	component: Teacher,
})
