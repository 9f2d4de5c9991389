import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { giveCoins, listCustomers, readCustomer } from '#server/shop/customer/customer.service.ts'

/** 28.11, WAL-01: people as the team sees them. */
export const customerHandlers = (deps: Deps): Handlers => ({
  listCustomers: ({ query }) => listCustomers(deps, query),
  readCustomer: ({ params }) => readCustomer(deps, params.id),
  giveCoins: (call) => giveCoins(deps, requireAccount(call), call.params.id, call.body),
})
