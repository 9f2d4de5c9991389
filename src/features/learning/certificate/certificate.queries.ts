import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type Certificate = components['schemas']['Certificate']

/** Certificates on a page. */
export const PAGE_SIZE = 20

/** A page of the caller's certificates, the newest first (CER-01). */
export const myCertificatesQuery = (page = 1) =>
	queryOptions({
		queryKey: ['mine', 'certificates', page],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/certificates', { params: { query }, signal })).data!
		},
	})

/** Public facts of a certificate. */
export const certificateQuery = (id: string) =>
	queryOptions({
		queryKey: ['certificates', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/certificates/{id}', { params: { path: { id } }, signal })).data!,
	})
