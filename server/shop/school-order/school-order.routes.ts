import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { changeBuying, readBuying } from './buying.service.ts'
import { decideOrder } from './decide.service.ts'
import { readOrderFile } from './order-file.service.ts'
import { quoteCart, renewQuote } from './quote.service.ts'
import { answerOf, answersOf } from './read-order.service.ts'
import { submitOrder } from './submit.service.ts'

/** PRC-01: a school's orders from the quote to the approval, and its limit. */
export const schoolOrderHandlers = (deps: Deps): Handlers => ({
	listSchoolOrders: (call) =>
		answersOf(deps, requireAccount(call), {
			limit: call.query.limit ?? 20,
			offset: call.query.offset ?? 0,
		}),
	getSchoolOrder: (call) => answerOf(deps, requireAccount(call), call.params.id),
	quoteSchoolOrder: (call) => quoteCart(deps, requireAccount(call), call.body.expected_total),
	renewSchoolOrder: (call) => renewQuote(deps, requireAccount(call), call.params.id),
	submitSchoolOrder: (call) => {
		const { purchase_order: purchaseOrder, state_code: stateCode, ...stated } = call.body
		const { business_name: businessName, address, gstin } = stated
		const given = { purchaseOrder, stateCode, businessName, address, gstin }
		return submitOrder(deps, requireAccount(call), call.params.id, given)
	},
	decideSchoolOrder: (call) => {
		const { decision, words = '' } = call.body
		return decideOrder(deps, requireAccount(call), call.params.id, { decision, words })
	},
	getSchoolBuying: (call) => readBuying(deps, requireAccount(call)),
	putSchoolBuying: (call) => changeBuying(deps, requireAccount(call), call.body.approval_limit),
})

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Drawing a file keeps the server's only thread busy for as long as this number of calls. */
const CALLS_OF_FILE = 50

/**
 * Serves quotes and invoices to points of contact of the order's school; redirects others to the
 * order's page.
 */
export const schoolOrderFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		app.get<{
			Params: { id: string; kind: 'quote' | 'invoice' | 'credit-note' }
			Querystring: { language?: string }
		}>(
			`/profile/school-orders/:id(${uuid})/:kind(quote|invoice|credit-note).pdf`,
			async (request, reply) => {
				reply.header('cache-control', 'private, no-store')
				const wait = await charge(request, CALLS_OF_FILE)
				if (wait !== null) {
					reply.header('retry-after', Math.ceil(wait / 1000))
					throw new Problem(429, 'too-many-requests')
				}
				const { id, kind } = request.params
				const language = request.query.language === 'hi' ? 'hi' : 'en'
				const refresh = request.cookies[SESSION_COOKIE]
				const file = await readOrderFile(deps, { refresh, id, kind, language })
				if (!file) return reply.redirect(`/profile/school-orders/${id}`, 303)
				return reply
					.type('application/pdf')
					.header('content-disposition', `attachment; filename="${file.name}"`)
					.send(file.content)
			},
		)
	}
