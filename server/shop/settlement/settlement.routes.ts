import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
	addSettlementLines,
	explainSettlementLine,
	listSettlementLines,
	listSettlements,
	listUnsettledPayments,
} from './settlement.service.ts'

/** DSK-15: settlements of the payment providers. */
export const settlementHandlers = (deps: Deps): Handlers => ({
	listSettlements: ({ query }) => listSettlements(deps.db, query),
	addSettlementLines: (call) => addSettlementLines(deps, requireAccount(call), call.body),
	listSettlementLines: ({ query }) => listSettlementLines(deps.db, query),
	listUnsettledPayments: ({ query }) => listUnsettledPayments(deps.db, query),
	explainSettlementLine: (call) =>
		explainSettlementLine(deps, requireAccount(call), call.params.id, call.body.words),
})
