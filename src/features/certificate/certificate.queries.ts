import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type Certificate = components['schemas']['Certificate']

/** Certificates of the caller, the newest first (CER-01). */
export const myCertificatesQuery = queryOptions({
  queryKey: ['mine', 'certificates'],
  queryFn: async ({ signal }) => (await api.GET('/certificates', { signal })).data!.data,
})

/** What anybody may know of a certificate. */
export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', id],
    queryFn: async ({ signal }) =>
      (await api.GET('/certificates/{id}', { params: { path: { id } }, signal })).data!,
  })
