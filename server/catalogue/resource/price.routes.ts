import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { cancelPriceChange, changePrice, listPrices, readPrice } from './price-change.service.ts'

/** DSK-09: prices are changed now or from a date, and have a history. */
export const priceHandlers = (deps: Deps): Handlers => ({
	listPrices: ({ query }) => listPrices(deps, query),
	readPrice: ({ params }) => readPrice(deps.db, params.resource_id),
	changePrice: (call) =>
		changePrice(deps, requireAccount(call), call.params.resource_id, call.body),
	cancelPriceChange: (call) => cancelPriceChange(deps, requireAccount(call), call.params.change_id),
})
