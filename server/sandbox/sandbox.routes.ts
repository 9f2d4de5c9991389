import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { checkoutPage } from './checkout-page.ts'
import { type Sandbox, type SandboxChoice, SETTLE_MS, sandboxChoices } from './sandbox.ts'

const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')

const isChoice = (value: unknown): value is SandboxChoice =>
	sandboxChoices.includes(value as SandboxChoice)

/**
 * The sandbox gateway at /sandbox: the providers' APIs, Razorpay's checkout script and frame,
 * Stripe's hosted page.
 */
export const sandboxRoutes = (deps: Deps, sandbox: Sandbox) => async (app: FastifyInstance) => {
	sandbox.deliverTo(async (webhook) => {
		const { statusCode } = await app.inject({
			method: 'POST',
			url: `/v1/webhooks/${webhook.provider}`,
			headers: { ...webhook.headers, 'content-type': 'application/json' },
			payload: webhook.body,
		})
		if (statusCode >= 300)
			deps.log.warn({ provider: webhook.provider, statusCode }, 'sandbox webhook refused')
	})

	const documentOf = async (id: unknown) => {
		const document =
			typeof id === 'string' && /^(order|cs_test)_\w+$/.test(id)
				? await sandbox.find(id)
				: undefined
		if (!document) throw new Problem(404, 'unknown-order', 'The sandbox knows no such order.')
		return document
	}

	const asRequest = (request: FastifyRequest) =>
		new Request(new URL(request.url, 'http://sandbox'), {
			method: request.method,
			headers: { authorization: request.headers.authorization ?? '' },
			body: request.method === 'GET' ? null : String(request.rawBody),
		})

	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
	)

	for (const provider of ['razorpay', 'stripe']) {
		app.route({
			method: ['GET', 'POST'],
			url: `/sandbox/${provider}/v1/*`,
			config: { rawBody: true },
			handler: async (request, reply) => {
				const answer = await sandbox.fetch(asRequest(request))
				return reply.code(answer.status).send(await answer.json())
			},
		})
	}

	app.get('/sandbox/razorpay/checkout.js', (_, reply) =>
		reply.type('text/javascript').send(asset('razorpay-checkout.js')),
	)
	app.get('/sandbox/page.js', (_, reply) => reply.type('text/javascript').send(asset('page.js')))
	app.get('/sandbox/page.css', (_, reply) => reply.type('text/css').send(asset('page.css')))

	app.get('/sandbox/razorpay/pay/:id', async (request, reply) =>
		reply
			.type('text/html; charset=utf-8')
			.send(checkoutPage('razorpay', await documentOf((request.params as { id: string }).id))),
	)
	app.get('/sandbox/stripe/pay/:id', async (request, reply) =>
		reply
			.type('text/html; charset=utf-8')
			.send(checkoutPage('stripe', await documentOf((request.params as { id: string }).id))),
	)

	const timers = new Set<NodeJS.Timeout>()
	app.addHook('onClose', async () => timers.forEach(clearTimeout))
	const settleLater = (id: string) => {
		const timer = setTimeout(() => {
			timers.delete(timer)
			sandbox
				.settle(id)
				.catch((error: unknown) => deps.log.warn({ code: codeOf(error) }, 'sandbox'))
		}, SETTLE_MS)
		timers.add(timer)
	}

	app.post('/sandbox/choose', async (request) => {
		const { id, choice } = (request.body ?? {}) as { id?: unknown; choice?: unknown }
		if (!isChoice(choice))
			throw new Problem(
				400,
				'invalid-request',
				`choice must be one of ${sandboxChoices.join(', ')}`,
			)
		const document = await documentOf(id)
		const outcome = await sandbox.choose(document, choice)
		if (choice === 'late-webhook') settleLater(document.id)
		return outcome
	})
}
