import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listEntries } from './coin-entry.service.ts'
import { coinsOfPayment, walletOf } from './wallet.service.ts'

/** WAL-01, PUR-05: coins of the signed-in. */
export const walletHandlers = (deps: Deps): Handlers => ({
	getCoins: async (call) => ({
		response: { data: await walletOf(deps.db, requireAccount(call).id) },
	}),

	listCoinEntries: (call) => listEntries(deps.db, requireAccount(call).id, call.query),

	getOrderCoins: async (call) => ({
		response: {
			data: {
				coins: await coinsOfPayment(deps.db, requireAccount(call).id, call.query.pg_payment_id),
			},
		},
	}),
})
