// Fails if checkouts are slow relative to cart adds of the same run, so that a slow machine does
// not fail it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchCheckout, checkoutLine } from './checkout-bench.ts'

/**
 * Checkouts per cart add, both per second. It was 0.012 when mails drew invoices in the server's
 * thread.
 */
const LEAST = 0.05

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL must name a PostgreSQL in which databases may be made.')
delete process.env.DATABASE_URL
// A machine that is busy with other work must not be taken for a busy server.
process.env.MAX_EVENT_LOOP_DELAY_MS = '60000'
const folder = mkdtempSync(join(tmpdir(), 'vidya-floor-'))
try {
	const plan = { database: 'postgres' as const, url, folder, orders: 200, connections: [10] }
	const [figures] = await benchCheckout(plan, (one) => console.info(checkoutLine(one)))
	const { ratio, checkout } = figures!
	if (checkout.failed > 0) throw new Error(`${checkout.failed} checkouts failed.`)
	if (ratio < LEAST)
		throw new Error(`A checkout costs too much: ratio ${ratio}, at least ${LEAST}.`)
} finally {
	rmSync(folder, { recursive: true, force: true })
}
