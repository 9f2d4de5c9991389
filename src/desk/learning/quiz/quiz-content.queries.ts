import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { components, QuizRecordPage } from '#openapi/v1.gen.ts'
import type { QuizzesSearch } from './quizzes.search.ts'

/** A quiz as the desk writes it. */
export type QuizRecord = components['schemas']['QuizRecord']

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

/** Every query of the quizzes begins with this key. */
export const quizzesKey = ['mine', 'desk', 'quizzes'] as const

/** A row of the list. */
export type QuizRow = QuizRecordPage['data'][number]

const filterOf = ({ search, visibility, sort }: QuizzesSearch) => ({
	...(search && { search }),
	...(visibility && { visibility }),
	...(sort && { sort }),
})

/** Every quiz that the filters leave, for a file. */
export const readAllQuizzes = (place: QuizzesSearch): Promise<QuizRow[]> =>
	readAll(async (part) => {
		const query = { ...filterOf(place), ...part }
		return (await api.GET('/desk/quizzes', { params: { query } })).data!
	})

/** One page of the quizzes, the newest first unless sorted by title. */
export const quizzesQuery = ({ page = 1, ...place }: QuizzesSearch) =>
	queryOptions({
		queryKey: [...quizzesKey, { ...place, page }],
		queryFn: async ({ signal }) => {
			const query = { ...filterOf(place), limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS }
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
