import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components, TeacherInvitation } from '#openapi/v1.gen.ts'

export type SchoolTeacher = components['schemas']['SchoolTeacher']
export type PendingInvitation = TeacherInvitation
export type TeacherImport = components['schemas']['TeacherImport']

/** Entries of a page. */
export const PAGE_SIZE = 20

const key = ['mine', 'school-teachers'] as const

/** Everything that was read of a school's teachers and of what they have. */
export const schoolTeachersKey = key

export type TeachersAsked = {
	search?: string | undefined
	page?: number | undefined
	licence?: string | undefined
	voucher?: string | undefined
	only?: 'late' | undefined
}

/** A page of the school's teachers, by name. */
export const teachersQuery = ({ search, page = 1, licence, voucher, only }: TeachersAsked) =>
	queryOptions({
		queryKey: [...key, 'list', { search, page, licence, voucher, only }],
		placeholderData: keepPreviousData,
		queryFn: async ({ signal }) => {
			const query = {
				...{ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
				...(search && { search }),
				...(licence && { licence_id: licence }),
				...(voucher && { voucher_id: voucher }),
				...(only && { only }),
			}
			return (await api.GET('/school/teachers', { params: { query }, signal })).data!
		},
	})

/** A page of the invitations that wait for an answer. */
export const invitationsQuery = (page: number) =>
	queryOptions({
		queryKey: [...key, 'invitations', page],
		placeholderData: keepPreviousData,
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/school/teacher-invitations', { params: { query }, signal })).data!
		},
	})

/** The last imports of the school. */
export const importsQuery = queryOptions({
	queryKey: [...key, 'imports'],
	queryFn: async ({ signal }) => (await api.GET('/school/teacher-imports', { signal })).data!.data,
})

/** The licences of the school. */
export const licencesQuery = queryOptions({
	queryKey: [...key, 'licences'],
	queryFn: async ({ signal }) => (await api.GET('/school/licences', { signal })).data!.data,
})

/** The vouchers of the school. */
export const vouchersQuery = queryOptions({
	queryKey: [...key, 'vouchers'],
	queryFn: async ({ signal }) => (await api.GET('/school/vouchers', { signal })).data!.data,
})

/** The account's benefits from its school. */
export const schoolBenefitsQuery = queryOptions({
	queryKey: [...key, 'benefits'],
	queryFn: async ({ signal }) => (await api.GET('/user/school-benefits', { signal })).data!,
})

/** The recipient of an invitation's link; fails with the problem of an invalid one. */
export const invitationQuery = (invite_id: string) =>
	queryOptions({
		queryKey: ['teacher-invitation', invite_id],
		retry: false,
		queryFn: async ({ signal }) =>
			(
				await api.GET('/teacher-invitations/{invite_id}', {
					params: { path: { invite_id } },
					signal,
				})
			).data!,
	})
