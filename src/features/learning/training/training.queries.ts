import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type TrainingRecord = components['schemas']['TrainingRecord']
export type TrainingEntry = components['schemas']['TrainingEntry']

/** Entries on a page. */
export const PAGE_SIZE = 20

/**
 * Which page of which school year, by the year in which it began; the first of the present one when
 * left out.
 */
export type RecordSearch = { year?: number | undefined; page?: number | undefined }

/** Hours of a school year with a page of what counts in it (HRS-02). */
export const recordQuery = ({ year, page = 1 }: RecordSearch) =>
	queryOptions({
		queryKey: ['mine', 'training', year ?? 'present', page],
		queryFn: async ({ signal }) => {
			const query = { year, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/training/record', { params: { query }, signal })).data!
		},
	})

/** A training elsewhere of the caller. */
export const outsideQuery = (id: string) =>
	queryOptions({
		queryKey: ['mine', 'training', 'outside', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/training/outside/{id}', { params: { path: { id } }, signal })).data!,
	})
