import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { QuestionTerms } from '#domain/people/profile-question.rules.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A question of the profile form with the number of its answers. */
export type DeskQuestion = components['schemas']['DeskQuestion']

/** Every question in its order, hidden ones too. */
export const questionsQuery = queryOptions({
	queryKey: ['mine', 'desk', 'profile-questions'],
	queryFn: async ({ signal }) => (await api.GET('/desk/profile-questions', { signal })).data!.data,
})

/** Asks a new question, or changes the one that the person saw. */
export const storeQuestion = (
	question: DeskQuestion | null,
	terms: QuestionTerms,
	signal: AbortSignal,
) =>
	question
		? api.PUT('/desk/profile-questions/{id}', {
				params: { path: { id: question.id } },
				body: { before: question.terms, terms },
				signal,
			})
		: api.POST('/desk/profile-questions', { body: terms, signal })
