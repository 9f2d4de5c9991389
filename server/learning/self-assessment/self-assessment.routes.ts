import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { describeSharing, setSharing } from './assessment-consent.service.ts'
import { addAssessment, listAssessments } from './self-assessment.service.ts'

/** PRF-01: how teachers judge own competencies. */
export const selfAssessmentHandlers = (deps: Deps): Handlers => ({
	listSelfAssessments: async (call) => ({
		data: await listAssessments(deps.db, requireAccount(call).id),
	}),

	addSelfAssessment: (call) =>
		addAssessment(
			deps.db,
			{
				accountId: requireAccount(call).id,
				scores: call.body.scores,
				now: deps.clock(),
			},
			call.keepAnswer,
		),

	getAssessmentSharing: (call) => describeSharing(deps.db, requireAccount(call).id),

	setAssessmentSharing: (call) =>
		setSharing(deps.db, requireAccount(call), {
			isShared: call.body.is_shared,
			now: deps.clock(),
		}),
})
