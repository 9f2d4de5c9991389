import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { rewardShare } from './share.service.ts'

/** SHR-02: points for sharing. */
export const shareHandlers = (deps: Deps): Handlers => ({
	earnActivityPoints: async (call) => {
		const share = {
			accountId: requireAccount(call).id,
			activity: call.body.activity,
			subjectId: call.body.subject_id ?? null,
			now: deps.clock(),
		}
		const response = await rewardShare(deps.db, share, (tx, rewarded) =>
			call.keepAnswer(tx, { response: rewarded }),
		)
		return { response }
	},
})
