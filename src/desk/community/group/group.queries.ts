import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { components, GroupTerms } from '#openapi/v1.gen.ts'
import type { GroupsSearch } from './groups.search.ts'

/** A group with its members and posts. */
export type DeskGroup = components['schemas']['DeskGroup']

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

/** Every query of the groups begins with this key. */
export const groupsKey = ['mine', 'desk', 'groups'] as const

const filterOf = ({ search, entry, sort }: GroupsSearch) => ({
	...(sort && { sort }),
	...(search && { search }),
	...(entry && { entry }),
})

/** One page of the groups, by name. */
export const groupsQuery = ({ page = 1, ...place }: GroupsSearch) =>
	queryOptions({
		queryKey: [...groupsKey, { ...place, page }],
		queryFn: async ({ signal }) => {
			const query = { ...filterOf(place), limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS }
			return (await api.GET('/desk/groups', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Every group that the filters leave, for a file. */
export const readAllGroups = (place: GroupsSearch): Promise<DeskGroup[]> =>
	readAll(async (part) => {
		const query = { ...filterOf(place), ...part }
		return (await api.GET('/desk/groups', { params: { query } })).data!
	})

/** Makes a group, or changes the one that the person saw. */
export const storeGroup = (group: DeskGroup | null, terms: GroupTerms, signal: AbortSignal) =>
	group
		? api.PUT('/desk/groups/{id}', {
				params: { path: { id: group.id } },
				body: { before: group.terms, terms },
				signal,
			})
		: api.POST('/desk/groups', { body: terms, signal })
