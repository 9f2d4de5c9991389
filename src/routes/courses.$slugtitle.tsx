import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { courseQuery } from '#features/catalogue/resource/resource.queries.ts'
import { orNotFound } from './-or-not-found.ts'
import { ResourceDetail } from './-resource-detail.tsx'
import { resourceHead } from './-resource-head.ts'
import { ResourcePending } from './-resource-pending.tsx'

const Course = () => {
  const { data } = useSuspenseQuery(courseQuery(Route.useParams().slugtitle))
  return <ResourceDetail key={data.id} resource={data} />
}

export const Route = createFileRoute('/courses/$slugtitle')({
  loader: ({ context: { queryClient }, params }) =>
    orNotFound(queryClient.ensureQueryData(courseQuery(params.slugtitle))),
  head: ({ loaderData, match }) => resourceHead(match.context.origin, loaderData),
  pendingComponent: ResourcePending,
  component: Course,
})
