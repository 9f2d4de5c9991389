import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { changeQuestion, createQuestion, listDeskQuestions } from './desk-question.service.ts'

/** 28.3: the questions of the profile form are written in the desk. */
export const profileQuestionHandlers = (deps: Deps): Handlers => ({
	listDeskQuestions: () => listDeskQuestions(deps.db),
	createQuestion: (call) => createQuestion(deps, requireAccount(call), call.body),
	changeQuestion: (call) => changeQuestion(deps, requireAccount(call), call.params.id, call.body),
})
