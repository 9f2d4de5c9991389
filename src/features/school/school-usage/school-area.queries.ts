import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { LearningArea, RegisterArea } from '#domain/people/school-areas.rules.ts'

/** Rows per page. */
export const AREA_PAGE = 20

const key = ['mine', 'school', 'area'] as const
const paging = (page: number) => ({ limit: AREA_PAGE, offset: (page - 1) * AREA_PAGE })

/**
 * Learning of the school's teachers, of one kind.
 * @param page from 1
 */
export const learningQuery = (kind: LearningArea, page: number) =>
	queryOptions({
		queryKey: [...key, kind, page],
		queryFn: async ({ signal }) =>
			(await api.GET('/school/learning', { params: { query: { kind, ...paging(page) } }, signal }))
				.data!,
	})

/** A register of one's school. @param page from 1 */
export const registerQuery = (kind: RegisterArea, page: number) =>
	queryOptions({
		queryKey: [...key, kind, page],
		queryFn: async ({ signal }) =>
			(await api.GET('/school/registers', { params: { query: { kind, ...paging(page) } }, signal }))
				.data!,
	})

/** The live sessions to come of one's teachers. */
export const scheduledQuery = queryOptions({
	queryKey: [...key, 'scheduled-training'],
	queryFn: async ({ signal }) =>
		(await api.GET('/school/scheduled-trainings', { signal })).data!.data,
})

/** The quizzes that teachers of one's school took. */
export const assessmentsQuery = queryOptions({
	queryKey: [...key, 'assessment'],
	queryFn: async ({ signal }) => (await api.GET('/school/assessments', { signal })).data!.data,
})

/** How the teachers of one's school judge themselves. */
export const quotientQuery = queryOptions({
	queryKey: [...key, 'quotient'],
	queryFn: async ({ signal }) => (await api.GET('/school/quotient', { signal })).data!,
})

/** The groups that people of one's school are in. */
export const schoolGroupsQuery = queryOptions({
	queryKey: [...key, 'groups'],
	queryFn: async ({ signal }) => (await api.GET('/school/groups', { signal })).data!.data,
})

/** The points of contact of one's school. */
export const contactsQuery = queryOptions({
	queryKey: [...key, 'contacts'],
	queryFn: async ({ signal }) => (await api.GET('/school/contacts', { signal })).data!.data,
})
