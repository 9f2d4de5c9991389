import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components, Partner } from '#openapi/v1.gen.ts'

export type PartnerSchools = components['schemas']['PartnerSchools']
export type PartnerEarnings = components['schemas']['PartnerEarnings']
export type PartnerUsage = components['schemas']['PartnerUsage']
export type PartnerLicence = components['schemas']['PartnerLicence']
export type PartnerData = Partner
export type DueEarning = components['schemas']['DueEarning']

/** Rows on a page of each list. */
export const PAGE_SIZE = 25

/** Everything that was read of partners. */
export const partnerKey = ['mine', 'partner'] as const

/** Parameters of a page, from 1. */
export const pageOf = (page: number) => ({
	query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
})

/** Totals of a partner's schools (API-03). */
export const partnerFiguresQuery = queryOptions({
	queryKey: [...partnerKey, 'figures'],
	queryFn: async ({ signal }) =>
		(await api.GET('/institutional-partner/metrics', { signal })).data!.response,
})

/** A partner’s own link, and a page, from 1, of the schools that came by it, newest first. */
export const broughtSchoolsQuery = (page = 1) =>
	queryOptions({
		queryKey: [...partnerKey, 'schools', page],
		queryFn: async ({ signal }) =>
			(await api.GET('/institutional-partner/schools', { params: pageOf(page), signal })).data!,
		placeholderData: keepPreviousData,
	})

/** A page of what a partner earned, newest first, with the sums of all. */
export const earningsQuery = (page = 1) =>
	queryOptions({
		queryKey: [...partnerKey, 'earnings', page],
		queryFn: async ({ signal }) =>
			(await api.GET('/institutional-partner/earnings', { params: pageOf(page), signal })).data!,
		placeholderData: keepPreviousData,
	})

/** A page of the licences of a sales partner’s schools. */
export const partnerLicencesQuery = (page = 1) =>
	queryOptions({
		queryKey: [...partnerKey, 'licences', page],
		queryFn: async ({ signal }) =>
			(await api.GET('/institutional-partner/licences', { params: pageOf(page), signal })).data!,
		placeholderData: keepPreviousData,
	})

/** A page of what the teachers of a sales partner’s schools do, by school. */
export const partnerUsageQuery = (page = 1) =>
	queryOptions({
		queryKey: [...partnerKey, 'usage', page],
		queryFn: async ({ signal }) =>
			(await api.GET('/institutional-partner/usage', { params: pageOf(page), signal })).data!,
		placeholderData: keepPreviousData,
	})
