import { fork } from 'node:child_process'
import { once } from 'node:events'
import { asc } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import { type OpenDb, openDb } from '#server/platform/database/open.ts'
import { upsertBilling } from '#server/shop/billing/billing.store.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { order, orderLine } from '#server/shop/order/order.tables.ts'
import { dropTestDatabase, makeTestDatabase } from '../support/database/test-database.ts'
import { addResource } from '../support/fixtures.ts'

const postgres = inject('testDatabaseUrl')
let url: string
let database: OpenDb
beforeAll(async () => {
	url = await makeTestDatabase(postgres, inject('templateDatabase'))
	database = await openDb(url, 60_000)
})
afterAll(async () => {
	await database.close()
	await dropTestDatabase(postgres, url)
})

/** The last second of a financial year and the first of the next one, Indian time. */
const sides = ['2027-03-31T18:29:59.000Z', '2027-03-31T18:30:00.000Z'] as const

test('INV-01 a thousand orders of two financial years and both kinds of tax, issued by two processes concurrently: no number is missing or twice, and all sums are exact', async () => {
	const { db } = database
	const now = new Date(sides[0])
	const resources = await Promise.all([1, 2, 3].map(() => addResource(db)))
	const accounts = await Promise.all(
		Array.from({ length: 20 }, async (_, i) => {
			const { id } = await accountOfEmail(db, `invoiced-${i}@example.org`, now)
			const details = { address: '', businessName: '', gstin: '' }
			if (i % 2) await upsertBilling(db, id, { ...details, stateCode: '27' }, now)
			return id
		}),
	)
	const made = Array.from({ length: 1000 }, (_, i) => {
		const prices = resources.slice(0, 1 + (i % 3)).map((id, line) => ({
			id,
			price: 100 * (1 + ((i * 7919 + line * 104_729) % 9_999)) + (i % 4),
		}))
		return { accountId: accounts[i % 20]!, paidAt: sides[i % 2]!, prices, n: i }
	})
	const orderRows: (typeof order.$inferInsert & { id: string })[] = []
	const lineRows: (typeof orderLine.$inferInsert)[] = []
	const orders: { orderId: string; paidAt: string }[] = []
	for (const { accountId, paidAt, prices, n } of made) {
		const lines = prices.map(({ id, price }) => {
			const gst = Math.round(price * 0.18)
			return {
				resourceId: id,
				title: 'T',
				price,
				planDiscount: 0,
				discount: 0,
				gst,
				total: price + gst,
			}
		})
		const sum = lines.reduce((all, line) => all + line.total, 0)
		const total = Math.round(sum / 100) * 100
		const id = v7()
		orderRows.push({
			id,
			accountId,
			provider: 'razorpay',
			productKey: `k${n}`,
			status: 'paid',
			price: lines.reduce((all, line) => all + line.price, 0),
			planDiscount: 0,
			discount: 0,
			gst: lines.reduce((all, line) => all + line.gst, 0),
			rounding: total - sum,
			coins: 0,
			total,
			buyerName: 'Asha Rao',
			buyerEmail: 'asha@example.org',
			buyerPhone: '+919876543210',
			createdAt: now,
			expiresAt: now,
		})
		lineRows.push(...lines.map((line) => ({ ...line, orderId: id })))
		orders.push({ orderId: id, paidAt })
	}
	await db.insert(order).values(orderRows)
	await db.insert(orderLine).values(lineRows)

	await Promise.all(
		[0, 1].map(async (half) => {
			const child = fork('tests/server/support/issue-invoices.ts', {
				stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
			})
			child.send({ url, orders: orders.filter((_, i) => Math.floor(i / 2) % 2 === half) })
			const [code] = await once(child, 'exit')
			expect(code).toBe(0)
		}),
	)

	const rows = await db
		.select()
		.from(invoice)
		.orderBy(asc(invoice.financialYear), asc(invoice.serial))
	const numbers = ['26-27', '27-28'].flatMap((year) =>
		Array.from({ length: 500 }, (_, i) => `V/${year}/${String(i + 1).padStart(7, '0')}`),
	)
	expect(rows.map(({ number }) => number)).toEqual(numbers)
	expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(1000)
	expect(rows.filter(({ igst }) => igst > 0)).toHaveLength(500)
	const sold = new Map((await db.select().from(order)).map((row) => [row.id, row]))
	for (const row of rows) {
		const { price, gst, rounding, total } = sold.get(row.orderId)!
		const tax = row.cgst + row.sgst + row.igst
		expect([row.taxable, tax, row.taxable + tax + row.rounding]).toEqual([price, gst, total])
		expect([row.rounding, row.total]).toEqual([rounding, total])
		expect(row.igst > 0 ? row.cgst + row.sgst : Math.abs(row.sgst - row.cgst)).toBeLessThanOrEqual(
			row.facts.lines.length * (row.igst > 0 ? 0 : 1),
		)
	}
})
