import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listAttempts, showAttempt } from './attempt.service.ts'
import { attemptQuiz, listQuizzes, showQuiz } from './quiz.service.ts'
import {
	changeQuiz,
	createQuiz,
	listQuizContents,
	readQuizContent,
	showQuizToAll,
} from './quiz-content.service.ts'

/** Quizzes: list, questions, marks; and how the desk writes them (FTR-01). */
export const quizHandlers = (deps: Deps): Handlers => ({
	listQuizzes: ({ query, account }) => listQuizzes(deps.db, query, account?.id ?? null),

	getQuiz: ({ params, account }) => showQuiz(deps.db, params.slug, account?.id ?? null),

	listQuizAttempts: (call) => listAttempts(deps.db, requireAccount(call).id, call.params.slug),

	getQuizAttempt: (call) =>
		showAttempt(deps.db, {
			...call.params,
			accountId: requireAccount(call).id,
			now: deps.clock(),
		}),

	listQuizContents: ({ query }) => listQuizContents(deps, query),
	readQuizContent: ({ params }) => readQuizContent(deps.db, params.id),
	createQuiz: (call) => createQuiz(deps, requireAccount(call), call.body),
	changeQuiz: (call) => changeQuiz(deps, requireAccount(call), call.params.id, call.body),
	showQuizToAll: (call) =>
		showQuizToAll(deps, requireAccount(call), call.params.id, call.body.is_public),

	attemptQuiz: ({ params, body, account, keepAnswer }) =>
		attemptQuiz(
			deps.db,
			{
				slug: params.slug,
				accountId: account?.id ?? null,
				answers: body.answers,
				draw: body.draw,
				provider: deps.config.BRAND_NAME,
				now: deps.clock(),
			},
			keepAnswer,
		),
})
