import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { bundleQuery } from '#features/catalogue/resource/resource.queries.ts'
import { orNotFound } from './-or-not-found.ts'
import { ResourceDetail } from './-resource-detail.tsx'
import { resourceHead } from './-resource-head.ts'
import { ResourcePending } from './-resource-pending.tsx'

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
