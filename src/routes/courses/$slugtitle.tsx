import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { courseQuery } from '#features/catalogue/resource/resource.queries.ts'
import { leadToOwn } from '#routes/-read/lead-to-own.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { ResourceDetail } from '#routes/-resource/resource-detail.tsx'
import { resourceHead } from '#routes/-resource/resource-head.ts'
import { ResourcePending } from '#routes/-resource/resource-pending.tsx'

const Course = () => {
	const { data } = useSuspenseQuery(courseQuery(Route.useParams().slugtitle))
	return <ResourceDetail key={data.id} resource={data} />
}

export const Route = createFileRoute('/courses/$slugtitle')({
	loader: async ({ context: { queryClient }, params }) => {
		const resource = await orNotFound(queryClient.ensureQueryData(courseQuery(params.slugtitle)))
		leadToOwn(resource, `/courses/${params.slugtitle}`)
		return resource
	},
	head: ({ loaderData, match }) => resourceHead(match.context.origin, loaderData),
	pendingComponent: ResourcePending,
	component: Course,
})
