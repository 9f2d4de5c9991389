import { describe, expect, test } from 'vitest'
import { readSettlementFile } from '#domain/shop/settlement-file.rules.ts'

const razorpay = [
	...['transaction_entity', 'entity_id', 'amount', 'currency', 'fee (exclusive tax)', 'tax'],
	...['debit', 'credit', 'settlement_id', 'settled_at', 'settlement_utr'],
]
const stripe = [
	...['automatic_payout_id', 'automatic_payout_effective_at', 'balance_transaction_id'],
	...['currency', 'gross', 'fee', 'net', 'reporting_category', 'source_id', 'payment_intent_id'],
]
const paid = [
	...['payment', 'pay_1', '1,414.00', 'INR', '28.28', '5.09', '0', '1380.63'],
	...['setl_1', '24/11/2026 09:30:00', 'HDFC1'],
]
const returned = [
	...['refund', 'rfnd_1', '118.00', 'INR', '0.00', '0.00', '118.00', '0.00'],
	...['setl_1', '2026-11-24 09:30:00', 'HDFC1'],
]
const line = {
	...{ provider: 'razorpay', tax: 0, currency: 'INR', settlement: 'setl_1' },
	...{ settled_on: '2026-11-24', utr: 'HDFC1' },
}
const reasonsOf = (...lines: string[][]) => {
	const read = readSettlementFile([razorpay, ...lines])
	return 'faults' in read
		? read.faults.map(({ row, column, reason }) => `${row} ${column} ${reason}`)
		: read
}
const changed = (from: string, to: string) => paid.map((cell) => (cell === from ? to : cell))

describe('a settlement file', () => {
	test('DSK-15 of Razorpay is read in paise: payments, refunds below zero, and what is neither', () => {
		const dispute = paid.map((cell) => (cell === 'payment' ? 'adjustment' : cell))
		const adjusted = dispute.map((cell) => (cell === 'pay_1' ? 'adj_1' : cell))
		expect(readSettlementFile([razorpay, paid, ['', ''], returned, adjusted])).toEqual({
			rows: [
				{
					...{ ...line, row: 2, key: 'pay_1', kind: 'payment', reference: 'pay_1' },
					...{ amount: 141_400, fee: 3337, tax: 509, net: 138_063, words: 'payment' },
				},
				{
					...{ ...line, row: 4, key: 'rfnd_1', kind: 'refund', reference: 'rfnd_1' },
					...{ amount: 11_800, fee: 0, net: -11_800, words: 'refund' },
				},
				{
					...{ ...line, row: 5, key: 'adj_1', kind: 'other', reference: '' },
					...{ amount: 141_400, fee: 3337, tax: 509, net: 138_063, words: 'adjustment' },
				},
			],
			faults: [],
		})
	})

	test('DSK-15 of Razorpay’s programming interface has its fee with the tax', () => {
		const head = razorpay.map((name) => (name.startsWith('fee') ? 'fee' : name))
		const read = readSettlementFile([head, changed('28.28', '33.37')])
		expect(read).toMatchObject({ rows: [{ fee: 3337, tax: 509 }], faults: [] })
	})

	test('DSK-15 of Stripe names payments by their intent, and the payout itself is no line', () => {
		const of = (id: string, category: string, gross: string, net: string) => [
			...['po_1', '2026-11-24 00:00:00', id, 'inr', gross, '10.00', net, category],
			...[category === 'refund' ? 're_1' : 'ch_1', 'pi_1'],
		]
		const read = readSettlementFile([
			stripe,
			of('txn_1', 'charge', '500.00', '490.00'),
			of('txn_2', 'refund', '-100.00', '-110.00'),
			of('txn_3', 'payout', '-380.00', '-380.00'),
		])
		const each = { provider: 'stripe', settlement: 'po_1', settled_on: '2026-11-24', utr: '' }
		expect(read).toEqual({
			rows: [
				{
					...{ ...each, row: 2, key: 'txn_1', kind: 'payment', reference: 'pi_1', words: 'charge' },
					...{ amount: 50_000, fee: 1000, tax: 0, net: 49_000, currency: 'INR' },
				},
				{
					...{ ...each, row: 3, key: 'txn_2', kind: 'refund', reference: 're_1', words: 'refund' },
					...{ amount: 10_000, fee: 1000, tax: 0, net: -11_000, currency: 'INR' },
				},
			],
			faults: [],
		})
	})

	test('DSK-15 what cannot be read is left out, and each line is said with its column and reason', () => {
		expect(
			reasonsOf(
				changed('pay_1', '=1+1'),
				changed('1,414.00', '12.345'),
				changed('1,414.00', '99999999999999999999'),
				changed('24/11/2026 09:30:00', '31/02/2026'),
				changed('INR', '₹'),
				changed('setl_1', ''),
				paid,
				paid,
			),
		).toEqual([
			'2 entity_id key',
			'3 amount money',
			'4 amount money',
			'5 settled_at day',
			'6 currency currency',
			'7 settlement_id unsettled',
			'9 entity_id twice',
		])
	})

	test('DSK-15 another table, no line or too many are refused as a whole', () => {
		expect(readSettlementFile([])).toEqual({ fault: 'empty', found: [] })
		expect(readSettlementFile([['email', ' name ']])).toEqual({
			fault: 'headers',
			found: ['email', 'name'],
		})
		expect(readSettlementFile([razorpay, ['', ' ']])).toMatchObject({ fault: 'empty' })
		const many = Array.from({ length: 100_001 }, () => paid)
		expect(readSettlementFile([razorpay, ...many])).toMatchObject({ fault: 'tooMany' })
	})
})
