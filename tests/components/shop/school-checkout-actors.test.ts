import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { schoolCheckoutActors } from '#features/shop/school-order/school-checkout.actors.ts'
import {
	schoolOrderQuery,
	schoolOrdersQuery,
} from '#features/shop/school-order/school-order.queries.ts'
import { quietClient } from '../support/harness.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('24.16 D5 PRC-01 a decision on a school’s order', () => {
	test('is answered with the order, which is not read again; the list is', async () => {
		const asked: string[] = []
		vi.stubGlobal('fetch', async (request: Request) => {
			const { pathname } = new URL(request.url)
			asked.push(`${request.method} ${pathname.replace(/^.*\/v1/, '')}`)
			const one = { id: 'o1', status: request.method === 'POST' ? 'approved' : 'waiting' }
			return Response.json(
				pathname.endsWith('/school-orders')
					? { total: 1, data: [] }
					: { ...one, is_expired: false },
			)
		})
		const client = quietClient()
		const one = new QueryObserver(client, schoolOrderQuery('o1'))
		const ends = [
			one.subscribe(() => undefined),
			new QueryObserver(client, schoolOrdersQuery(1)).subscribe(() => undefined),
		]
		await expect.poll(() => asked.length).toBe(2)
		const { decideOrder } = schoolCheckoutActors(client, {} as never)
		const input = { orderId: 'o1', decision: 'approve' as const, words: '' }
		expect(await toPromise(createActor(decideOrder, { input }).start())).toEqual({
			kind: 'stands',
			facts: { status: 'approved', isExpired: false },
		})
		await expect.poll(() => asked.length).toBe(4)
		expect(asked.slice(2)).toEqual(['POST /school-orders/o1/decision', 'GET /school-orders'])
		expect(one.getCurrentResult().data).toMatchObject({ status: 'approved' })
		for (const end of ends) end()
	})
})
