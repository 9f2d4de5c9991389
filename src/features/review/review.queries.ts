import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** What the signed-in person wrote about a resource, and whether she may (REV-01). */
export const ownReviewQuery = (resource_id: string) =>
  queryOptions({
    queryKey: ['mine', 'review', resource_id],
    queryFn: async ({ signal }) =>
      (await api.GET('/user/reviews/{resource_id}', { params: { path: { resource_id } }, signal }))
        .data!,
  })
