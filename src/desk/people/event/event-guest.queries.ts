import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { GuestsSearch } from './event-guests.search.ts'

/** Somebody who takes part in an event. */
export type EventGuest = components['schemas']['EventGuest']

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

/** One page of guests, the newest first unless sorted otherwise. */
export const guestsQuery = ({ page = 1, ...place }: GuestsSearch) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'event-guests', { ...place, page }],
		queryFn: async ({ signal }) => {
			const query = { ...place, limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS }
			return (await api.GET('/desk/event-guests', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Every guest that the filters leave, for a file. */
export const readAllGuests = ({ page: _, ...place }: GuestsSearch): Promise<EventGuest[]> =>
	readAll(async (part) => {
		const query = { ...place, ...part }
		return (await api.GET('/desk/event-guests', { params: { query } })).data!
	})
