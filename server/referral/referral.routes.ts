import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { refer } from '#server/referral/referral.service.ts'

/** SCH-07: a school that a partner brought. */
export const referralHandlers = (deps: Deps): Handlers => ({
  referSchool: async (call) => {
    const { id, schoolId } = requireAccount(call)
    await refer(deps.db, {
      accountId: id,
      kind: 'partner',
      referrer: call.body.ins_partner_id,
      subject: schoolId ?? 'none',
      now: deps.clock(),
    })
    return { status: true }
  },
})
