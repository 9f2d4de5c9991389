import { readConfig } from '#server/platform/config.ts'
import { openDb } from '#server/platform/database/open.ts'
import { issueInvoice } from '#server/shop/invoice/invoice.service.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'

// A process that issues the invoices of the given orders concurrently. One of ten transactions
// fails at its end and is retried.
type Told = { url: string; orders: { orderId: string; paidAt: string }[] }

process.once('message', async (told: Told) => {
	const { db, close } = await openDb(told.url, 60_000)
	const config = readConfig({})
	const failing = new Error('after the number was taken')
	const issue = async ({ orderId, paidAt }: Told['orders'][number], i: number) => {
		const isIssued = (fails: boolean) =>
			db
				.transaction(async (tx) => {
					await issueInvoice(tx, config, { orderId, paymentId: `pay_${orderId}` }, new Date(paidAt))
					if (fails) throw failing
				})
				.then(
					() => true,
					(error: unknown) => {
						if (error !== failing) throw error
						return false
					},
				)
		if (!(await isIssued(i % 10 === 0))) await isIssued(false)
	}
	const queue = told.orders.entries()
	await Promise.all(
		Array.from({ length: 4 }, async () => {
			for (const [i, order] of queue) await issue(order, i)
		}),
	)
	const rows = await db.select({ id: invoice.id }).from(invoice)
	await close()
	process.send!(rows.length)
	process.disconnect()
})
