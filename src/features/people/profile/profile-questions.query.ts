import { queryOptions } from '@tanstack/react-query'
import { graph } from '#api/graph.ts'

/** A question of the profile with the account's answer, as openapi/graph.graphql describes it. */
export type ProfileQuestion = {
	id: string
	question_title: string
	question_type: string
	options: string[]
	user_answer: { id: string; selected_value: string[] } | null
}

const QUESTIONS = `{
  user_taas_questions {
    id question_title question_type options
    user_answer { id selected_value }
  }
}`

/** The questions of the profile in their order, with the answers there are (PRF-06). */
export const profileQuestionsQuery = queryOptions({
	queryKey: ['mine', 'profile-questions'],
	queryFn: async ({ signal }) =>
		(await graph<{ user_taas_questions: ProfileQuestion[] }>(QUESTIONS, {}, signal))
			.user_taas_questions,
})
