import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { quizAttemptMachine } from '#machines/learning/quiz/quiz-attempt.machine.ts'
import { writeAnswers } from '#machines/learning/quiz/quiz-attempt.rules.ts'
import { askLogin } from '#processes/ask-login.ts'
import { observe } from '#processes/journey/observe.ts'
import { withdrawChange } from '#processes/offline-queue/offline-queue.ts'
import { useProcesses } from '#processes/processes.ts'
import type { QuizData } from './quiz.types.ts'
import { quizAttemptActors } from './quiz-attempt.actors.ts'
import { forgetClock, startClock, waiveClock } from './quiz-clock.ts'

const keyOf = (quizId: string) => `vidya.quiz.${quizId}`

/** Returns true if this browser keeps answers to a quiz. */
export const hasKeptAnswers = (quizId: string): boolean => readStored(keyOf(quizId)) !== null

/**
 * One attempt at a quiz; its answers are kept over reloads and login. `fresh` begins without what
 * is kept.
 */
export const useQuizAttempt = (quiz: QuizData, fresh: boolean) => {
	const processes = useProcesses()
	const queryClient = useQueryClient()
	return useActorRef(
		quizAttemptMachine.provide({
			actors: quizAttemptActors(queryClient, quiz),
			actions: {
				storeAnswers: (_, attempt) => {
					writeStored(keyOf(attempt.quizId), writeAnswers(attempt))
					startClock(attempt.quizId)
				},
				discardAnswers: (_, { quizId }) => {
					writeStored(keyOf(quizId), null)
					forgetClock(quizId)
				},
				withdrawChange: (_, { changeId }) => withdrawChange(changeId),
				waiveTime: (_, { quizId }) => waiveClock(quizId),
				askLogin: () => askLogin(processes, { returnTo: `/quiz/${quiz.slug}`, action: 'visit' }),
			},
		}),
		{
			inspect: observe,
			input: {
				quizId: quiz.id,
				questionIds: quiz.questions.map(({ id }) => id),
				draw: quiz.draw,
				stored: fresh ? null : readStored(keyOf(quiz.id)),
			},
		},
	)
}
