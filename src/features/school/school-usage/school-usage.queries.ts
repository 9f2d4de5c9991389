import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components, SchoolSubject } from '#openapi/v1.gen.ts'
import type { UsageSearch } from './school-usage.search.ts'

export type SchoolUsage = components['schemas']['SchoolUsage']
export type LearnedOf = components['schemas']['LearnedOf']
export type LearnedResource = SchoolSubject['resources'][number]

/** Teachers on a page. */
export const PAGE_SIZE = 25

const key = ['mine', 'school', 'usage'] as const

/** A page of the school's usage by teacher in a period (SCH-08). */
export const usageQuery = ({ page = 1, ...search }: UsageSearch) =>
	queryOptions({
		queryKey: [...key, 'teachers', { ...search, page }],
		queryFn: async ({ signal }) => {
			const query = { ...search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/school/usage', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Figures of one’s school in a school year. */
export const overviewQuery = (year?: number) =>
	queryOptions({
		queryKey: [...key, 'overview', year ?? 'present'],
		queryFn: async ({ signal }) =>
			(await api.GET('/school/overview', { params: { query: { year } }, signal })).data!,
	})

/** Learning at the school in a school year. */
export const curriculumQuery = (year?: number) =>
	queryOptions({
		queryKey: [...key, 'curriculum', year ?? 'present'],
		queryFn: async ({ signal }) =>
			(await api.GET('/school/curriculum', { params: { query: { year } }, signal })).data!,
	})

/** The same of one subject, by resource and section. */
export const subjectQuery = (subject: string, year?: number) =>
	queryOptions({
		queryKey: [...key, 'subject', subject, year ?? 'present'],
		queryFn: async ({ signal }) => {
			const query = { subject, year }
			return (await api.GET('/school/curriculum/subject', { params: { query }, signal })).data!
		},
	})
