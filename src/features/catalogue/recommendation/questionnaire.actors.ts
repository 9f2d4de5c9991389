import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { Answers } from '#machines/catalogue/recommendation/questionnaire.rules.ts'
import type { QuestionnaireActors } from '#machines/catalogue/recommendation/questionnaire.types.ts'
import type { operations } from '#openapi/v1.gen.ts'

type Body = operations['submitWizard']['requestBody']['content']['application/json']

/** The answers as the call wants them; what was chosen comes from the lists of the contract. */
const bodyOf = ({ experience, ...lists }: Answers) =>
	({ ...lists, experience: experience[0] }) as Body

/** Sends the answers (NDG-04) and invalidates the recommendations of the home page. */
export const questionnaireActors = (queryClient: QueryClient) =>
	({
		submitAnswers: fromPromise(async ({ input, signal }) => {
			try {
				await api.POST('/recommend/user-wizard', {
					params: { header: idempotencyKey() },
					body: bodyOf(input.answers),
					signal,
				})
				void queryClient.invalidateQueries({ queryKey: ['home', 'recommended'] })
				return { kind: 'recommended' as const }
			} catch (error) {
				if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' as const }
				if (error instanceof ApiError && error.code === 'network')
					return { kind: 'offline' as const }
				throw error
			}
		}),
	}) satisfies QuestionnaireActors
