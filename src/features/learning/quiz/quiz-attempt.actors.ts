import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError, codeOf } from '#api/api-error.ts'
import { newId } from '#api/new-id.ts'
import type { QuizAttemptActors } from '#machines/learning/quiz/quiz-attempt.types.ts'
import { handInAttempt } from '#processes/offline-queue/change-calls.ts'
import { queueChange, whenMarked } from '#processes/offline-queue/offline-queue.ts'
import { quizMarksQuery, quizQuery } from './quiz.queries.ts'
import type { QuizData } from './quiz.types.ts'
import { timeLeft } from './quiz-clock.ts'

const SECOND = 1000

const second = (signal: AbortSignal) =>
	new Promise<void>((resolve, reject) => {
		const timer = setTimeout(resolve, SECOND)
		signal.addEventListener('abort', () => {
			clearTimeout(timer)
			reject(signal.reason)
		})
	})

/**
 * Has the server mark an attempt, whose marks become a fact of the query cache, and waits for the
 * end of its time.
 */
export const quizAttemptActors = (queryClient: QueryClient, quiz: QuizData) =>
	({
		awaitTimeEnd: fromPromise(async ({ signal }) => {
			for (let left = timeLeft(quiz); left === null || left > 0; left = timeLeft(quiz))
				await second(signal)
		}),
		submitAttempt: fromPromise(async ({ input, signal }) => {
			try {
				const data = await handInAttempt(quiz.slug, input, newId(), signal)
				queryClient.setQueryData(quizMarksQuery(quiz.slug).queryKey, data)
				void queryClient.invalidateQueries({ queryKey: ['quizzes', 'list'] })
				// The next attempt has other questions; they are read when it begins.
				void queryClient.invalidateQueries({ ...quizQuery(quiz.slug), refetchType: 'none' })
				void queryClient.invalidateQueries({ queryKey: ['mine', 'quiz-attempts', quiz.slug] })
				return { kind: 'scored' as const, correct: data.score, total: data.total }
			} catch (error) {
				if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' as const }
				if (error instanceof ApiError && error.status === 404) return { kind: 'gone' as const }
				if (codeOf(error) === 'questions-changed') return { kind: 'redrawn' as const }
				const { slug, title } = quiz
				const changeId =
					codeOf(error) === 'network' &&
					queueChange({ kind: 'quiz', slug, draw: input.draw, answers: input.answers }, title)
				if (changeId) return { kind: 'queued' as const, changeId }
				throw error
			}
		}),
		drawQuestions: fromPromise(async () => {
			const { questions, draw } = await queryClient.fetchQuery({
				...quizQuery(quiz.slug),
				staleTime: 0,
				retry: false,
			})
			return { questionIds: questions.map(({ id }) => id), draw }
		}),
		awaitMarking: fromPromise(({ input, signal }) => whenMarked(input.changeId, signal)),
	}) satisfies QuizAttemptActors
