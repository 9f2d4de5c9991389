import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { bundleQuery } from '#features/resource/resource.queries.ts'
import { ResourceSkeleton } from '#features/resource/resource-skeleton.tsx'
import { orNotFound } from './-or-not-found.ts'
import { ResourceDetail } from './-resource-detail.tsx'

const Bundle = () => {
  const { data } = useSuspenseQuery(bundleQuery(Route.useParams().slug))
  return <ResourceDetail key={data.id} resource={data} />
}

export const Route = createFileRoute('/bundle-products/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    await orNotFound(queryClient.ensureQueryData(bundleQuery(params.slug)))
  },
  pendingComponent: ResourceSkeleton,
  component: Bundle,
})
