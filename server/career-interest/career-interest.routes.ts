import { submitCareerInterest } from '#server/career-interest/career-interest.service.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** NDG-05: the career-interest form. */
export const careerInterestHandlers = (deps: Deps): Handlers => ({
  submitCareerInterest: async (call) => {
    const { id: accountId } = requireAccount(call)
    const id = await submitCareerInterest(deps.db, {
      accountId,
      form: call.body,
      now: deps.clock(),
    })
    return { status: true, response: { id } }
  },
})
