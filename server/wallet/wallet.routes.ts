import { eq } from 'drizzle-orm'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { wallet } from '#server/platform/database/schema/wallet.ts'
import type { Deps } from '#server/platform/deps.ts'
import { coinsOfSubject } from '#server/wallet/coins.store.ts'

/** WAL-01, PUR-05: coins of the signed-in; 0 where there is no wallet yet. */
export const walletHandlers = (deps: Deps): Handlers => ({
  getCoins: async (call) => {
    const [row] = await deps.db
      .select()
      .from(wallet)
      .where(eq(wallet.accountId, requireAccount(call).id))
    return {
      response: {
        data: {
          coins: row?.coins ?? 0,
          used_coins: row?.usedCoins ?? 0,
          total_earned_coins: row?.totalEarnedCoins ?? 0,
        },
      },
    }
  },

  getOrderCoins: async (call) => ({
    response: {
      data: {
        coins: await coinsOfSubject(deps.db, requireAccount(call).id, call.query.pg_payment_id),
      },
    },
  }),
})
