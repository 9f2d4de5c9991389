import type { Deps } from '#server/platform/deps.ts'
import { type GraphContext, ownerOf } from '#server/platform/graph/graph-context.ts'
import { idOf } from '#server/platform/graph/where.ts'
import {
	changeAnswer,
	changePicture,
	createAnswer,
	type Lists,
	listQuestions,
} from './profile.service.ts'

type Answer = { id: string; questionId: string; selectedValue: string[] }

const answerOf = ({ id, questionId, selectedValue }: Answer) => ({
	id,
	question_id: questionId,
	selected_value: selectedValue,
})

/**
 * The caller's profile questions, answers and picture.
 * @param readLists the reference lists, which the options of some questions come from
 */
export const profileGraph = ({ db, storage }: Deps, readLists: () => Promise<Lists>) => ({
	Query: {
		user_taas_questions: async (_: unknown, __: unknown, context: GraphContext) => {
			const rows = await listQuestions(db, ownerOf(context).id, readLists)
			return rows.map(({ question, answer, options }) => ({
				id: question.id,
				question_title: question.title,
				question_type: question.questionType,
				options,
				user_answer: answer && answerOf(answer),
			}))
		},
	},

	Mutation: {
		update_profile_picture: async (
			_: unknown,
			args: { avatar_url?: string | null },
			context: GraphContext,
		) => {
			const { id } = ownerOf(context)
			const avatarUrl = args.avatar_url ?? null
			await changePicture({ db, storage }, id, avatarUrl)
			return { id, avatar_url: avatarUrl }
		},

		insert_user_taas_answer: async (
			_: unknown,
			{ object }: { object: { question_id: string; selected_value: string[] } },
			context: GraphContext,
		) =>
			answerOf(
				await createAnswer(db, {
					accountId: ownerOf(context).id,
					questionId: idOf(object.question_id),
					selectedValue: object.selected_value,
				}),
			),

		update_user_taas_answer: async (
			_: unknown,
			args: { id: string; selected_value: string[] },
			context: GraphContext,
		) =>
			answerOf(
				await changeAnswer(db, {
					accountId: ownerOf(context).id,
					id: idOf(args.id),
					selectedValue: args.selected_value,
				}),
			),
	},
})
