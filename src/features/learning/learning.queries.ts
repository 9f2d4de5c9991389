import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** Enrolled items on a page. */
export const PAGE_SIZE = 9

/** What the caller is enrolled in, newest first. */
export const myLearningQuery = (page: number) =>
  queryOptions({
    queryKey: ['mine', 'learning', 'list', page],
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
      return (await api.GET('/learning/mine', { params: { query }, signal })).data!
    },
    placeholderData: keepPreviousData,
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

/** What the caller is registered for of one kind, waiting or confirmed, newest first (PRF-01, HDR-07). */
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

/** One enrolled item with its lessons. */
export const myItemQuery = (id: string) =>
  queryOptions({
    queryKey: ['mine', 'learning', 'item', id],
    queryFn: async ({ signal }) =>
      (await api.GET('/learning/mine/{id}', { params: { path: { id } }, signal })).data!,
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
