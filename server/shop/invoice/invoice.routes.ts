import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { listInvoices, readInvoiceFile } from './invoice.service.ts'

/** INV-01, INV-03: invoices and credit notes. */
export const invoiceHandlers = ({ db }: Deps): Handlers => ({
	listInvoices: (call) => listInvoices(db, requireAccount(call).id, call.params.order_id),
})

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Cost of drawing a file, in calls: it blocks the server's only thread as long. */
const CALLS_OF_FILE = 50

/**
 * Serves invoice files. Authenticates by session cookie, as pages do; redirects others to the
 * order's page.
 */
export const invoiceFileRoutes =
	(deps: Deps, charge: ChargeVisitor) => async (app: FastifyInstance) => {
		app.get<{
			Params: { order: string; kind: string }
			Querystring: { language?: string; document?: string }
		}>(
			`/profile/purchase-history/:order(${uuid})/:kind(invoice|credit-note).pdf`,
			async (request, reply) => {
				reply.header('cache-control', 'private, no-store')
				const wait = await charge(request, CALLS_OF_FILE)
				if (wait !== null) {
					reply.header('retry-after', Math.ceil(wait / 1000))
					throw new Problem(429, 'too-many-requests')
				}
				const { order: orderId, kind } = request.params
				const file = await readInvoiceFile(deps, {
					refresh: request.cookies[SESSION_COOKIE],
					orderId,
					id: validate(request.query.document) ? request.query.document : undefined,
					kind: kind === 'invoice' ? 'invoice' : 'credit-note',
					language: request.query.language === 'hi' ? 'hi' : 'en',
				})
				if (!file) return reply.redirect(`/profile/purchase-history/${orderId}`, 303)
				return reply
					.type('application/pdf')
					.header('content-disposition', `attachment; filename="${file.name}"`)
					.send(file.content)
			},
		)
	}
