import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { agreeToTerms } from '#server/school/school.service.ts'

/** SCH-05: the terms of a school. */
export const schoolHandlers = (deps: Deps): Handlers => ({
  agreeSchoolTerms: (call) =>
    agreeToTerms(deps.db, requireAccount(call).schoolId, call.body.is_agree),
})
