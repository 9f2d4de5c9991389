import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { bundleQuery } from '#features/catalogue/resource/resource.queries.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { ResourceDetail } from '#routes/-resource/resource-detail.tsx'
import { resourceHead } from '#routes/-resource/resource-head.ts'
import { ResourcePending } from '#routes/-resource/resource-pending.tsx'

const Bundle = () => {
	const { data } = useSuspenseQuery(bundleQuery(Route.useParams().slug))
	return <ResourceDetail key={data.id} resource={data} />
}

export const Route = createFileRoute('/bundle-products/$slug')({
	loader: ({ context: { queryClient }, params }) =>
		orNotFound(queryClient.ensureQueryData(bundleQuery(params.slug))),
	head: ({ loaderData, match }) => resourceHead(match.context.origin, loaderData),
	pendingComponent: ResourcePending,
	component: Bundle,
})
