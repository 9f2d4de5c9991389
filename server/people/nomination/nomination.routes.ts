import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import * as service from './nomination.service.ts'

/** PRF-01: nominations of teachers by parents. */
export const nominationHandlers = (deps: Deps): Handlers => ({
	listParentNominations: async (call) => ({
		data: await service.nominationsBy(deps.db, requireAccount(call).id),
	}),

	nominateTeacher: (call) =>
		service.nominate(deps, { account: requireAccount(call), form: call.body }, call.keepAnswer),

	withdrawNomination: (call) =>
		service.withdrawNomination(deps.db, requireAccount(call).id, call.params.id),

	listNominations: async (call) => ({
		data: await service.nominationsOf(deps.db, requireAccount(call).email),
	}),

	answerNomination: (call) =>
		service.answerNomination(deps.db, requireAccount(call), {
			id: call.params.id,
			answer: call.body.answer,
			now: deps.clock(),
		}),
})
