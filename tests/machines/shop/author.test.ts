import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { payeeFaultsOf, shareOf, tdsOf } from '#domain/shop/author-share.rules.ts'
import { authorApplicationStatusMachine } from '#machines/shop/author/author-application-status.machine.ts'
import { payoutStatusMachine } from '#machines/shop/author/payout-status.machine.ts'

describe('DSK-21 the status of an application to teach', () => {
	it.each([
		['application.approved', 'approved'],
		['application.declined', 'declined'],
		['application.withdrawn', 'withdrawn'],
	] as const)('DSK-21 after %s it is %s, and nothing changes it', (type, status) => {
		const actor = createActor(authorApplicationStatusMachine).start()
		expect(actor.getSnapshot().value).toBe('waiting')
		actor.send({ type })
		expect(actor.getSnapshot()).toMatchObject({ value: status, status: 'done' })
	})
})

describe('DSK-22 the status of a payout', () => {
	it.each([
		['payout.sent', 'sent'],
		['payout.cancelled', 'cancelled'],
	] as const)('DSK-22 after %s it is %s, and nothing changes it', (type, status) => {
		const actor = createActor(payoutStatusMachine).start()
		expect(actor.getSnapshot().value).toBe('prepared')
		actor.send({ type })
		expect(actor.getSnapshot()).toMatchObject({ value: status, status: 'done' })
	})
})

describe('DSK-22 the tax of a payout', () => {
	it.each([
		['nothing up to the threshold', 5_000_000, 0, 0, true, 0],
		['everything of the year above it', 5_000_100, 0, 0, true, 500_000],
		['what was paid before too', 100_000, 4_950_000, 0, true, 100_000],
		['not again what was taxed', 100_000, 6_000_000, 600_000, true, 10_000],
		['twice as much without a PAN', 1_000_000, 6_000_000, 1_200_000, false, 200_000],
		['nothing where more was deducted', 100_000, 6_000_000, 900_000, true, 0],
		['whole rupees', 5_012_345, 0, 0, true, 501_200],
	])('DSK-22 %s', (_, gross, before, tds, hasPan, due) => {
		expect(tdsOf(gross, { gross: before, tds }, hasPan)).toBe(due)
	})
})

describe('DSK-22 a share', () => {
	it('DSK-22 it is rounded down to a paisa', () => {
		expect([shareOf(99_999, 33), shareOf(100, 0), shareOf(1, 90)]).toEqual([32_999, 0, 0])
	})

	it('DSK-22 a bank account may lack the PAN, and nothing else', () => {
		const right = { name: 'Asha', pan: '', account_number: '123456789', ifsc: 'SBIN0001234' }
		expect(payeeFaultsOf(right)).toEqual([])
		const wrong = { name: 'A', pan: '1', account_number: '12', ifsc: 'SBIN1001234' }
		expect(payeeFaultsOf(wrong)).toEqual(['name', 'pan', 'account_number', 'ifsc'])
	})
})
