import { readMetrics } from '#server/partner/metrics.store.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import {
  analyticsEvent,
  formSubmission,
  referral,
} from '#server/platform/database/schema/request.ts'
import type { Deps } from '#server/platform/deps.ts'

/** Call-back requests (CBK-07), referrals (SCH-07, SES-03), a partner's figures (API-03) and events (ANA-01). */
export const partnerHandlers = (deps: Deps): Handlers => {
  const { db } = deps

  const refer = async (row: {
    accountId: string
    kind: 'partner' | 'group'
    referrer: string
    subject: string
  }) => {
    await db
      .insert(referral)
      .values({ ...row, createdAt: deps.clock() })
      .onConflictDoNothing()
    return { status: true }
  }

  return {
    storeSheet: async ({ body, account }) => {
      await db.insert(formSubmission).values({
        kind: 'call-back',
        accountId: account?.id ?? null,
        data: body.data,
        createdAt: deps.clock(),
      })
      return { ok: true }
    },

    getPartnerMetrics: async (call) => ({
      response: await readMetrics(db, requireAccount(call).id),
    }),

    referSchool: (call) => {
      const { id, schoolId } = requireAccount(call)
      return refer({
        accountId: id,
        kind: 'partner',
        referrer: call.body.ins_partner_id,
        subject: schoolId ?? 'none',
      })
    },

    referGroup: (call) =>
      refer({
        accountId: requireAccount(call).id,
        kind: 'group',
        referrer: call.body.referred_by,
        subject: call.body.group_id,
      }),

    recordEvent: async ({ body, account }) => {
      await db.insert(analyticsEvent).values({
        accountId: account?.id ?? null,
        name: body.name,
        properties: body.properties ?? {},
        createdAt: deps.clock(),
      })
      return undefined
    },
  }
}
