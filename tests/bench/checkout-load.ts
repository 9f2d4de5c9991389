import { performance } from 'node:perf_hooks'
import { browserHeaders } from './load.ts'

/** A signed-in buyer with a thing to buy; no pair is sent twice. */
export type Purchase = { token: string; product: string }

/** Result of a load of whole checkouts or cart adds; latencies in ms. */
export type Rate = { perSecond: number; p50: number; p99: number; failed: number }

class Refused extends Error {}

const post = async (origin: string, path: string, token: string, body: object) => {
	const answer = await fetch(origin + path, {
		method: 'POST',
		headers: {
			...browserHeaders,
			'content-type': 'application/json',
			authorization: `Bearer ${token}`,
		},
		body: JSON.stringify(body),
	})
	const read = await answer.text()
	if (!answer.ok) throw new Refused(`${path} ${answer.status} ${read}`)
	return JSON.parse(read)
}

/**
 * Order, payment in the sandbox (which tells the shop by webhook), and the callback of the page:
 * paid and enrolled, or an error.
 */
export const checkout = async (origin: string, { token, product }: Purchase): Promise<void> => {
	const made = await post(origin, '/v1/razorpay/retail-spc', token, {
		product_id: [product],
		expected_total: 118_000,
		name: 'Asha Rao',
		email: 'asha@example.org',
		phone: '+919876543210',
	})
	const choice = { id: made.pg_order_id, choice: 'pay' }
	const { callback } = await post(origin, '/sandbox/choose', token, choice)
	const { status } = await post(origin, '/v1/razorpay/verify', token, callback)
	if (status !== 'paid') throw new Refused(`the receipt says ${status}`)
}

/** Puts a thing into a buyer's cart: the reference that checkouts are compared with. */
export const addToCart = async (origin: string, { token, product }: Purchase): Promise<void> => {
	await post(origin, '/v1/cart/retail', token, { product_id: product })
}

/** Runs purchases over a number of connections. Counts refusals and prints the first one. */
export const workOff = async (
	purchases: Iterable<Purchase>,
	connections: number,
	work: (one: Purchase) => Promise<void>,
): Promise<Rate> => {
	const queue = purchases[Symbol.iterator]()
	const latencies: number[] = []
	const refusals: string[] = []
	const begun = performance.now()
	await Promise.all(
		Array.from({ length: connections }, async () => {
			for (let next = queue.next(); !next.done; next = queue.next()) {
				const asked = performance.now()
				try {
					await work(next.value)
					latencies.push(performance.now() - asked)
				} catch (error) {
					refusals.push((error as Error).message)
				}
			}
		}),
	)
	const seconds = (performance.now() - begun) / 1000
	if (refusals[0]) console.error(`refused ${refusals.length}, first: ${refusals[0]}`)
	latencies.sort((a, b) => a - b)
	const at = (part: number) => Math.round(latencies[Math.floor(part * latencies.length)] ?? 0)
	return {
		perSecond: latencies.length / seconds,
		p50: at(0.5),
		p99: at(0.99),
		failed: refusals.length,
	}
}
