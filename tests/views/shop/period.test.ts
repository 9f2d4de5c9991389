import { expect, test } from 'vitest'
import { lastMonths } from '#desk/period/months.ts'
import { daysOf, periodOptions, readPeriod } from '#desk/period/period.ts'
import { refundsByWords } from '#desk/shop/sales/sales-words.ts'

test('DSK-17 a period is a number of days up to today in India, or a whole month', () => {
	const evening = new Date('2026-11-29T18:30:00Z')
	expect(daysOf('7', evening)).toEqual({ from: '2026-11-24', to: '2026-11-30' })
	expect(daysOf('7', new Date('2026-11-29T18:29:59Z'))).toEqual({
		from: '2026-11-23',
		to: '2026-11-29',
	})
	expect(daysOf('2024-02', evening)).toEqual({ from: '2024-02-01', to: '2024-02-29' })
	expect(daysOf('2026-12', evening)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('DSK-17 what is no period in an address is left out, and all that can be chosen is one', () => {
	expect(
		['7', 30, '2026-11', '8', ' 7', '2026-13', '1999-01', '', null, ['7'], -7].map(readPeriod),
	).toEqual(['7', '30', '2026-11', ...Array(8).fill(undefined)])
	const options = periodOptions(new Date('2026-11-30T20:00:00Z'))
	expect(options.map(({ value }) => readPeriod(value))).toEqual(options.map(({ value }) => value))
	expect(lastMonths(new Date('2026-11-30T20:00:00Z')).slice(0, 2)).toEqual(['2026-12', '2026-11'])
})

test('DSK-17 refunds whose reasons have the same words are one row', () => {
	expect(
		refundsByWords([
			{ reason: 'already-paid', count: 2, amount: 300 },
			{ reason: 'goodwill', count: 1, amount: 50 },
			{ reason: 'already-owned', count: 1, amount: 100 },
		]).map(({ count, amount }) => [count, amount]),
	).toEqual([
		[3, 400],
		[1, 50],
	])
})
