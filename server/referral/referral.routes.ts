import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { refer } from '#server/referral/referral.service.ts'

/** SCH-07, SES-03: a school that a partner brought, a member that another member brought. */
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

  referGroup: async (call) => {
    await refer(deps.db, {
      accountId: requireAccount(call).id,
      kind: 'group',
      referrer: call.body.referred_by,
      subject: call.body.group_id,
      now: deps.clock(),
    })
    return { status: true }
  },
})
