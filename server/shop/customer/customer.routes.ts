import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { giveCoins, listCustomers, readCustomer } from './customer.service.ts'
import {
	correctEmail,
	endSuspension,
	mergeCustomers,
	suspendCustomer,
	viewCustomer,
} from './customer-acts.service.ts'

/** 28.11, WAL-01: people as the team sees them. */
export const customerHandlers = (deps: Deps): Handlers => ({
	listCustomers: ({ query }) => listCustomers(deps, query),
	readCustomer: ({ params }) => readCustomer(deps, params.id),
	suspendCustomer: (call) => suspendCustomer(deps, requireAccount(call), call.params.id, call.body),
	viewCustomer: (call) => viewCustomer(deps, requireAccount(call), call.params.id, call.body),
	endSuspension: (call) => endSuspension(deps, requireAccount(call), call.params.id),
	correctEmail: (call) => correctEmail(deps, requireAccount(call), call.params.id, call.body),
	mergeCustomers: (call) => mergeCustomers(deps, requireAccount(call), call.params.id, call.body),
	giveCoins: (call) => giveCoins(deps, requireAccount(call), call.params.id, call.body),
})
