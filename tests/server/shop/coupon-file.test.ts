import { describe, expect, test } from 'vitest'
import type { Cell } from '#domain/people/list-file.rules.ts'
import { readTable } from '#domain/people/table-rows.rules.ts'
import { couponFile, couponLine } from '#domain/shop/coupon-file.rules.ts'

const head = ['code', 'title', 'percent', 'amount', 'starts', 'ends', 'type', 'listed', 'audience']
const reader = {
	...{ needed: couponFile.needed, most: couponFile.most },
	readLine: (cell: Cell) => couponFile.readLine(cell, '2026-11-30'),
}
const read = (...lines: string[][]) => {
	const table = readTable([head, ...lines], reader)
	if ('fault' in table) throw new Error(table.fault)
	return table
}

describe('28.3 a table of coupons is read', () => {
	test('28.3 money is in rupees, days are those of India, and the last day is included', () => {
		const [line] = read([
			...['SCHOOL-2027', 'New year', '', '₹1,250.50', '2027-04-01', '2027-06-30'],
			...['webinar', 'Yes', 'first_order'],
		]).rows
		expect(line).toMatchObject({
			...{ row: 2, code: 'SCHOOL-2027' },
			terms: {
				...{ kind: 'amount', percent: null, amount: 125_050, listed: true },
				...{ starts_at: '2027-03-31T18:30:00.000Z', ends_at: '2027-06-30T18:30:00.000Z' },
				...{ course_type: 'webinar', audience: 'first_order' },
			},
		})
	})

	test.each([
		['percent', 'number', ['A-B-C', 'T', 'many']],
		['amount', 'number', ['A-B-C', 'T', '', '-1']],
		['starts', 'day', ['A-B-C', 'T', '5', '', 'soon']],
		['ends', 'rule', ['A-B-C', 'T', '5', '', '2027-01-02', '2027-01-01']],
		['type', 'type', ['A-B-C', 'T', '5', '', '', '', 'book']],
		['listed', 'yes', ['A-B-C', 'T', '5', '', '', '', '', 'perhaps']],
		['audience', 'audience', ['A-B-C', 'T', '5', '', '', '', '', '', 'me']],
		['code', 'rule', ['..', 'T', '5']],
		['title', 'rule', ['A-B-C', ' ', '5']],
		['percent', 'all', ['A-B-C', 'T', '100']],
	])('28.3 a line with a wrong %s (%s) is left out', (column, reason, line) => {
		const { rows, faults } = read(line)
		expect([rows, faults]).toMatchObject([[], [{ row: 2, column, reason }]])
	})

	test('28.3 a list that was saved is read as it was', () => {
		const [line] = read(['KEEP-1', 'T', '15', '', '2027-04-01T09:00', '2027-06-30']).rows
		const saved = couponLine(line!)
		const again = readTable(
			[Object.keys(saved), Object.values(saved).map((value) => String(value ?? ''))],
			reader,
		)
		expect(again).toMatchObject({ rows: [line], faults: [] })
	})
})
