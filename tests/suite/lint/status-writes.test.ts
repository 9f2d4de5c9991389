import { expect, test } from 'vitest'
import { statusWrites } from './status-writes.ts'

const store = `
const life = { table: refund, column: 'status', machine: refundStatusMachine } as const
const moved = moveTo(db, life, { type: 'refund.sent' }, eq(refund.id, id))
`

const faultsOf = (text: string) =>
	statusWrites(
		new Map([
			['refund.store.ts', store],
			['other.store.ts', text],
		]),
	)

const fault = 'other.store.ts writes status of refund past moveTo'

test('26.5 writing other columns of a table with a status machine is right', () => {
	expect(
		faultsOf("db.update(refund).set({ nextAt: now }).where(eq(refund.status, 'asked'))"),
	).toEqual([])
	expect(faultsOf("db.update(payment).set({ status: 'refunded' })")).toEqual([])
	expect(
		faultsOf("db.insert(refund).values({ ...row, status: 'asked' }).onConflictDoNothing()"),
	).toEqual([])
})

test.each([
	"db.update(refund).set({ nextAt: now, status: 'sent' })",
	'db\n  .update(refund)\n  .set({ status })',
	'db.update(refund).set({ ...change })',
	"db.insert(refund).values(row).onConflictDoUpdate({ target: refund.id, set: { status: 'asked' } })",
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a statement
	"sql`update ${refund} set status = 'sent'`",
])('26.5 a status that is written past moveTo is said: %s', (text) => {
	expect(faultsOf(text)).toEqual([fault])
})
