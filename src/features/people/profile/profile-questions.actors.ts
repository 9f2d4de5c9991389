import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { graph } from '#api/graph.ts'
import type { ProfileQuestionsActors } from '#machines/people/profile/profile-questions.types.ts'
import { profileQuestionsQuery } from './profile-questions.query.ts'

const INSERT = `mutation ($question: ID!, $values: [String!]!) {
  answer: insert_user_taas_answer(object: { question_id: $question, selected_value: $values }) { id }
}`
const UPDATE = `mutation ($id: ID!, $values: [String!]!) {
  answer: update_user_taas_answer(id: $id, selected_value: $values) { id }
}`

/** Creates or updates one answer (PRF-06) and invalidates the questions. */
export const profileQuestionsActors = (queryClient: QueryClient) =>
	({
		saveAnswer: fromPromise(async ({ input: { questionId, answerId, values }, signal }) => {
			const { answer } = await graph<{ answer: { id: string } }>(
				answerId ? UPDATE : INSERT,
				answerId ? { id: answerId, values } : { question: questionId, values },
				signal,
			)
			void queryClient.invalidateQueries({ queryKey: profileQuestionsQuery.queryKey })
			return { answerId: answer.id }
		}),
	}) satisfies ProfileQuestionsActors
