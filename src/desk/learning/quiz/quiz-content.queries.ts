import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { QuizzesSearch } from './quizzes.search.ts'

/** A quiz as the desk writes it. */
export type QuizRecord = components['schemas']['QuizRecord']

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

/** Every query of the quizzes begins with this key. */
export const quizzesKey = ['mine', 'desk', 'quizzes'] as const

/** One page of the quizzes, the newest first. */
export const quizzesQuery = ({ search, page = 1 }: QuizzesSearch) =>
  queryOptions({
    queryKey: [...quizzesKey, { search, page }],
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS, ...(search && { search }) }
      return (await api.GET('/desk/quizzes', { params: { query }, signal })).data!
    },
    placeholderData: keepPreviousData,
  })

/** A quiz with its right answers. */
export const quizContentQuery = (id: string) =>
  queryOptions({
    queryKey: [...quizzesKey, id],
    queryFn: async ({ signal }) =>
      (await api.GET('/desk/quizzes/{id}', { params: { path: { id } }, signal })).data!,
  })

/** Publishes a quiz, or hides it. */
export const showQuizToAll = (id: string, isPublic: boolean, signal: AbortSignal) =>
  api.PUT('/desk/quizzes/{id}/visibility', {
    params: { path: { id } },
    body: { is_public: isPublic },
    signal,
  })
