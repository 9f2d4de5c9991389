import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Prices, priceFault } from '#domain/catalogue/price-change.rules.ts'
import type { PricePage, PriceRecord as Record } from '#openapi/v1.gen.ts'
import { applyDuePrices } from '#server/catalogue/resource/price-change.service.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { booksOf, openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { move, moveAll, publish, save, wholeContent } from '../support/drafts.ts'
import { expectOk } from '../support/expect-ok.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const DAY = 86_400_000
const server = await openFileApp()
let finance: Staff
let people = 0
beforeEach(async () => {
	// A session lasts 15 minutes of the test's clock.
	people += 1
	finance = await openStaff(server, `Finance ${people}`, ['finance', 'owner'])
})

const at499: Prices = { price: 49_900, old_price: null }
const at399: Prices = { price: 39_900, old_price: 49_900 }
const priced = () => addResource(server.db, { price: 49_900, oldPrice: null })
const read = async (id: string) => expectOk<Record>(await finance.desk('GET', `/prices/${id}`))
const change = async (id: string, some: object = {}) =>
	(await finance.desk('POST', `/prices/${id}/changes`, {
		...{ before: at499, prices: at399, effective_at: null },
		...some,
	})) as never as { status: number; body: Record & { code?: string; detail?: string } }
const inDays = (days: number) => new Date(server.deps.clock().getTime() + days * DAY).toISOString()
const historyOf = ({ history }: Record) =>
	history.map(({ status, origin, before, prices }) => [
		...[status, origin, before.price, prices.price],
	])

describe('DSK-09 prices change', () => {
	test('DSK-09 a price that is set now is what the next buyer pays, and an open order keeps its own', async () => {
		const id = await priced()
		const [early, late] = [await openBuyer(server), await openBuyer(server)]
		const { body: ordered } = await early.order({ product_id: [id] })
		const changed = await change(id)
		expect(changed.body).toMatchObject({ prices: at399, planned: null })
		expect(historyOf(changed.body)).toEqual([['effective', 'desk', 49_900, 39_900]])
		expect((await late.quote({ product_id: [id] })).price).toBe(39_900)
		const paid = await payAtRazorpay(server, ordered.pg_order_id, { amount: ordered.amount })
		expect((await early.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
		expect((await booksOf(server).order(ordered.order_id)).price).toBe(49_900)
	})

	test('DSK-09 a price from a date is applied when the date has come, once', async () => {
		const id = await priced()
		const planned = await change(id, { effective_at: inDays(2) })
		expect(planned.body).toMatchObject({ prices: at499, planned: { prices: at399 } })
		expect(await applyDuePrices(server.deps)).toBe(0)
		server.advance(2 * DAY)
		const both = await Promise.all([applyDuePrices(server.deps), applyDuePrices(server.deps)])
		expect(both.sort()).toEqual([0, 1])
		people += 1
		finance = await openStaff(server, `Finance ${people}`, ['finance'])
		const record = await read(id)
		expect(record).toMatchObject({ prices: at399, planned: null })
		expect(historyOf(record)).toEqual([['effective', 'desk', 49_900, 39_900]])
	})

	test('DSK-09 one change is planned at a time, and it can be cancelled until it is effective', async () => {
		const id = await priced()
		const { planned } = (await change(id, { effective_at: inDays(2) })).body
		expect((await change(id)).body.code).toBe('change-planned')
		const cancel = async (changeId: string) =>
			(await finance.desk('DELETE', `/price-changes/${changeId}`)) as never as {
				status: number
				body: Record & { code?: string; current_status?: string }
			}
		const cancelled = await cancel(planned!.id)
		expect(cancelled.body).toMatchObject({ prices: at499, planned: null })
		expect((await cancel(planned!.id)).body).toMatchObject({
			code: 'price-moved',
			current_status: 'cancelled',
		})
		expect((await cancel(crypto.randomUUID())).status).toBe(404)
		server.advance(3 * DAY)
		expect(await applyDuePrices(server.deps)).toBe(0)
	})

	test('DSK-09 a change of what is withdrawn waits until it is offered again', async () => {
		const id = await priced()
		await change(id, { effective_at: inDays(1) })
		const withdrawn = (at: Date | null) =>
			server.db.update(resource).set({ withdrawnAt: at }).where(eq(resource.id, id))
		await withdrawn(server.deps.clock())
		server.advance(DAY)
		expect(await applyDuePrices(server.deps)).toBe(0)
		await withdrawn(null)
		expect(await applyDuePrices(server.deps)).toBe(1)
	})

	test('DSK-09 of two people who change a price at the same moment one is refused', async () => {
		const id = await priced()
		const both = await Promise.all([
			change(id),
			change(id, { prices: { price: 29_900, old_price: null } }),
		])
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
		expect((await read(id)).history).toHaveLength(1)
	})

	test('DSK-09 wrong prices and prices that nobody saw are refused', async () => {
		const id = await priced()
		const codeOf = async (some: object) => {
			const { status, body } = await change(id, some)
			return [status, body.code, body.detail]
		}
		const prices = (price: number | null, old_price: number | null) => ({
			prices: { price, old_price },
		})
		expect(await codeOf(prices(0, null))).toEqual([409, 'price-invalid', 'price'])
		expect(await codeOf(prices(10 ** 12, null))).toEqual([409, 'price-invalid', 'price'])
		expect((await codeOf(prices(-1, null)))[0]).toBe(400)
		expect(await codeOf(prices(49_900, 49_900))).toEqual([409, 'price-invalid', 'oldPrice'])
		expect(await codeOf(prices(49_900, null))).toEqual([409, 'price-invalid', 'same'])
		expect((await codeOf({ before: at399 }))[1]).toBe('price-changed')
		expect((await change(crypto.randomUUID())).status).toBe(404)
		expect((await read(id)).history).toEqual([])
	})

	test('DSK-09 a price that comes with a new version is in the history', async () => {
		const made = await publish(finance, wholeContent({ price: 49_900 }))
		const revised = expectOk<typeof made>(await move(finance, made, 'revise'))
		const saved = await save(finance, revised, { ...revised.content, price: 59_900 })
		await moveAll(finance, saved, ['submit', 'approve', 'publish'])
		expect(historyOf(await read(made.id))).toEqual([
			['effective', 'publication', 49_900, 59_900],
			['effective', 'publication', null, 49_900],
		])
	})

	test('DSK-09 the list finds by title and leaves out what is withdrawn', async () => {
		const made = await publish(finance, wholeContent({ title: 'Zebra Prices 100% True' }))
		const titles = async (words: string) => {
			const query = `?search=${encodeURIComponent(words)}`
			const page = expectOk<PricePage>(await finance.desk('GET', `/prices${query}`))
			return [page.total, page.data.map(({ title }) => title)]
		}
		expect(await titles('zebra prices 100%')).toEqual([1, ['Zebra Prices 100% True']])
		expect(await titles('zebra_prices')).toEqual([0, []])
		await moveAll(finance, made, ['withdraw'])
		expect(await titles('zebra prices')).toEqual([0, []])
		expect((await finance.desk('GET', `/prices/${made.id}`)).status).toBe(404)
	})

	test('DSK-09 the rules of a price', () => {
		const fault = (price: number | null, old_price: number | null) =>
			priceFault({ price, old_price }, at499)
		expect(fault(null, null)).toBe(null)
		expect(fault(null, 100)).toBe(null)
		expect(fault(99, null)).toBe('price')
		expect(fault(100.5, null)).toBe('price')
		expect(fault(500, 400)).toBe('oldPrice')
		expect(fault(500, 100_000_001)).toBe('oldPrice')
	})
})
