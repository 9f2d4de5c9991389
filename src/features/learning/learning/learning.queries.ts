import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

/** Enrolled items on a page. */
export const PAGE_SIZE = 9

/** The caller's enrolments: in progress, not started, completed (CAT-08). */
export const myLearningQuery = (page: number) =>
	queryOptions({
		queryKey: ['mine', 'learning', 'list', page],
		queryFn: async ({ signal }) => {
			const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			const query = { ...window, sort: 'progress' as const }
			return (await api.GET('/learning/mine', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Enrolments from an order, one for each item of a bundle (PUR-05). */
export const orderLearningQuery = (order_id: string) =>
	queryOptions({
		queryKey: ['mine', 'learning', 'order', order_id],
		queryFn: async ({ signal }) => {
			const query = { order_id, limit: 50 }
			return (await api.GET('/learning/mine', { params: { query }, signal })).data!
		},
	})

/** Course types that one registers for, by the word of the address (PRF-01). */
export const registrationTypes = {
	webinars: 'webinar',
	certifications: 'certification',
	live_trainings: 'live_training',
} as const

export type RegistrationType = keyof typeof registrationTypes
export type RegistrationStatus = 'pending' | 'confirmed'

export type RegistrationsPage = { type: RegistrationType; status: RegistrationStatus; page: number }

/** The caller's registrations of one kind, pending or confirmed, newest first (PRF-01, HDR-07). */
export const registrationsQuery = ({ type, status, page }: RegistrationsPage) =>
	queryOptions({
		queryKey: ['mine', 'learning', 'registrations', type, status, page],
		queryFn: async ({ signal }) => {
			const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			const query = { ...window, status, type: registrationTypes[type] }
			return (await api.GET('/learning/mine', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

const DAY_MS = 24 * 60 * 60_000

/** One enrolled item with its lessons; it stays cached for a day, for offline use (OFF-01). */
export const myItemQuery = (id: string) =>
	queryOptions({
		queryKey: ['mine', 'learning', 'item', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/learning/mine/{id}', { params: { path: { id } }, signal })).data!,
		gcTime: DAY_MS,
	})

/** A lesson by the enrolled item that it is in. */
export type LessonId = { id: string; lessonId: string }

/** A lesson as its learners read and see it. */
export type LessonDetail = components['schemas']['LessonDetail']

/** Something to watch, hear or look at in a lesson, or its captions. */
export type LessonFile = LessonDetail['files'][number]

/** A lesson with its text, media, progress and note. */
export const lessonQuery = ({ id, lessonId }: LessonId) =>
	queryOptions({
		queryKey: ['mine', 'learning', 'lesson', id, lessonId],
		queryFn: async ({ signal }) => {
			const path = { id, lesson_id: lessonId }
			return (
				await api.GET('/learning/mine/{id}/lessons/{lesson_id}', { params: { path }, signal })
			).data!
		},
		gcTime: DAY_MS,
	})

/** Bookmarked resources, newest first. */
export const favouritesQuery = (page: number) =>
	queryOptions({
		queryKey: ['mine', 'favourites', page],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/user/favourites', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})
