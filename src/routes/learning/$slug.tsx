import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { productPath } from '#domain/web/navigation.rules.ts'
import { resourceQuery } from '#features/catalogue/resource/resource.queries.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { ResourceDetail } from '#routes/-resource/resource-detail.tsx'
import { resourceHead } from '#routes/-resource/resource-head.ts'
import { ResourcePending } from '#routes/-resource/resource-pending.tsx'

const Learning = () => {
  const { data } = useSuspenseQuery(resourceQuery(Route.useParams().slug))
  return <ResourceDetail key={data.id} resource={data} />
}

export const Route = createFileRoute('/learning/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    const resource = await orNotFound(queryClient.ensureQueryData(resourceQuery(params.slug)))
    const path = productPath(resource)
    if (path !== `/learning/${params.slug}`) throw redirect({ to: path, replace: true })
    return resource
  },
  head: ({ loaderData, match }) => resourceHead(match.context.origin, loaderData),
  pendingComponent: ResourcePending,
  component: Learning,
})
