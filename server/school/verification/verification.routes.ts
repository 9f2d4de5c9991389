import type { Handlers } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
  decideVerification,
  listVerifications,
} from '#server/school/verification/verification.service.ts'

/** SCH-04: what customer success decides about schools. */
export const verificationHandlers = (deps: Deps): Handlers => ({
  listVerifications: () => listVerifications(deps.db),
  decideVerification: ({ params, body }) =>
    decideVerification(deps, { id: params.id, decision: body.decision, reason: body.reason ?? '' }),
})
