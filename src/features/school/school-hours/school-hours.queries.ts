import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { HoursSearch } from './school-hours.search.ts'

export type SchoolHours = components['schemas']['SchoolHours']
export type TeacherHours = components['schemas']['TeacherHours']
export type SchoolSession = components['schemas']['SchoolSession']
export type TeacherName = components['schemas']['TeacherName']

/** Teachers on a page. */
export const PAGE_SIZE = 25
/** Sessions shown below the teachers. */
export const NEWEST = 5

/** Key of a school's queries; a change invalidates all of them. */
export const schoolKey = ['mine', 'school'] as const

const windowOf = (page = 1) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** One’s school against the hours of a year, with a page of its teachers (HRS-03). */
export const hoursQuery = ({ page, ...search }: HoursSearch = {}) =>
	queryOptions({
		queryKey: [...schoolKey, 'hours', { ...search, page }],
		queryFn: async ({ signal }) => {
			const query = { ...windowOf(page), ...search }
			return (await api.GET('/school/hours', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Sessions that one’s school held in a year, the newest first. */
export const sessionsQuery = (asked: { year?: number | undefined; page?: number | undefined }) =>
	queryOptions({
		queryKey: [...schoolKey, 'sessions', asked],
		queryFn: async ({ signal }) => {
			const query = { ...windowOf(asked.page), year: asked.year }
			return (await api.GET('/school/sessions', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** A session of one’s school with who was there. */
export const sessionQuery = (id: string) =>
	queryOptions({
		queryKey: [...schoolKey, 'session', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/school/sessions/{id}', { params: { path: { id } }, signal })).data!,
	})

/** Names that one call answers. */
const NAMES = 500

/** Everybody who teaches at one’s school, read in portions. */
export const schoolTeachersQuery = queryOptions({
	queryKey: [...schoolKey, 'teachers'],
	queryFn: async ({ signal }) => {
		const read = async (offset: number) => {
			const query = { limit: NAMES, offset }
			return (await api.GET('/school/teacher-names', { params: { query }, signal })).data!
		}
		const { total, data } = await read(0)
		const teachers = [...data]
		for (let offset = NAMES; offset < total; offset += NAMES)
			teachers.push(...(await read(offset)).data)
		return teachers
	},
})
