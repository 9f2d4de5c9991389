import { eq } from 'drizzle-orm'
import { routesOf } from '#server/account/routes.rules.ts'
import { schoolOf } from '#server/account/school.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { account, school } from '#server/platform/database/schema/account.ts'
import { pushToken } from '#server/platform/database/schema/request.ts'
import { wallet } from '#server/platform/database/schema/wallet.ts'
import type { Deps } from '#server/platform/deps.ts'

/** SES-04: who is signed in, where they may go; SCH-05: the school's terms; NTF-02: devices for push. */
export const accountHandlers = (deps: Deps): Handlers => {
  const { db } = deps

  const findSchool = async (id: string | null) =>
    id ? (await db.select().from(school).where(eq(school.id, id)))[0] : undefined

  return {
    getUserInfo: async (call) => {
      const me = requireAccount(call)
      const mine = await findSchool(me.schoolId)
      const [purse] = await db
        .select({ coins: wallet.coins })
        .from(wallet)
        .where(eq(wallet.accountId, me.id))
      return {
        id: me.id,
        displayName: me.displayName,
        email: me.email,
        avatarUrl: me.avatarUrl,
        phone: me.phone,
        country: me.country,
        roles: me.roles,
        points: me.points,
        coins: purse?.coins ?? 0,
        school: mine ? schoolOf(mine) : null,
      }
    },

    getUserRoutes: async (call) => {
      const me = requireAccount(call)
      return {
        routes: routesOf(me.roles),
        school_type: (await findSchool(me.schoolId))?.schoolType ?? null,
      }
    },

    agreeSchoolTerms: async (call) => {
      const { schoolId } = requireAccount(call)
      const agreed = call.body.is_agree
      if (schoolId) await db.update(school).set({ taasTnc: agreed }).where(eq(school.id, schoolId))
      return { status: schoolId !== null, response: { taas_tnc: schoolId !== null && agreed } }
    },

    registerPushToken: async (call) => {
      const row = {
        token: call.body.token,
        accountId: requireAccount(call).id,
        seenAt: deps.clock(),
      }
      await db
        .insert(pushToken)
        .values(row)
        .onConflictDoUpdate({
          target: pushToken.token,
          set: { accountId: row.accountId, seenAt: row.seenAt },
        })
      return { status: true }
    },

    isWizardCompleted: async (call) => {
      const [row] = await db
        .select({ done: account.wizardCompleted })
        .from(account)
        .where(eq(account.id, requireAccount(call).id))
      return row!.done
    },
  }
}
