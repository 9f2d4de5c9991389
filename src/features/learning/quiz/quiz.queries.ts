import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { QuizMarks } from './quiz.types.ts'

/** Quizzes on a page. */
export const PAGE_SIZE = 9

export type QuizSearch = { search?: string; subjects?: string[]; tags?: string[]; page?: number }

/** One page of the quizzes (NAV-05, FLT-05). */
export const quizzesQuery = (search: QuizSearch) =>
	queryOptions({
		queryKey: ['quizzes', 'list', search],
		queryFn: async ({ signal }) => {
			const query = {
				limit: PAGE_SIZE,
				offset: ((search.page ?? 1) - 1) * PAGE_SIZE,
				search: search.search,
				subjects: search.subjects?.join(','),
				tags: search.tags?.join(','),
			}
			return (await api.GET('/quizzes', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/**
 * One quiz with the questions of the next attempt. Never read again by itself, so that they stay
 * while somebody answers; the answers stay on the server.
 */
export const quizQuery = (slug: string) =>
	queryOptions({
		queryKey: ['quizzes', 'detail', slug],
		staleTime: Number.POSITIVE_INFINITY,
		queryFn: async ({ signal }) =>
			(await api.GET('/quizzes/{slug}', { params: { path: { slug } }, signal })).data!,
	})

/** The server's marks of the last attempt; the attempt's process stores them. */
export const quizMarksQuery = (slug: string) =>
	queryOptions<QuizMarks>({ queryKey: ['mine', 'quiz-marks', slug], queryFn: skipToken })

/** One's own last attempts at a quiz, the newest first. */
export const attemptsQuery = (slug: string) =>
	queryOptions({
		queryKey: ['mine', 'quiz-attempts', slug],
		queryFn: async ({ signal }) =>
			(await api.GET('/quizzes/{slug}/attempts', { params: { path: { slug } }, signal })).data!
				.data,
	})

/**
 * One of one's own attempts, marked question by question; null when there is none of this id to
 * look at.
 */
export const attemptQuery = (slug: string, id: string) =>
	queryOptions({
		queryKey: ['mine', 'quiz-attempts', slug, id],
		queryFn: async ({ signal }) => {
			try {
				const path = { slug, id }
				return (await api.GET('/quizzes/{slug}/attempts/{id}', { params: { path }, signal })).data!
			} catch (error) {
				if (error instanceof ApiError && [400, 404].includes(error.status)) return null
				throw error
			}
		},
	})
