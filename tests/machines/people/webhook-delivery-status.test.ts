import { expect, test } from 'vitest'
import { statusAfter } from '#machines/kit/status.ts'
import { webhookDeliveryStatusMachine as machine } from '#machines/people/webhook/webhook-delivery-status.machine.ts'

test('DSK-20 an event is sent again until it is taken or given up, and then only if the owner resends it', () => {
	expect(statusAfter(machine, 'waiting', { type: 'delivery.postponed' })).toBe('waiting')
	expect(statusAfter(machine, 'waiting', { type: 'delivery.accepted' })).toBe('delivered')
	expect(statusAfter(machine, 'waiting', { type: 'delivery.abandoned' })).toBe('failed')
	for (const status of ['delivered', 'failed'] as const) {
		expect(statusAfter(machine, status, { type: 'delivery.repeated' })).toBe('waiting')
		expect(statusAfter(machine, status, { type: 'delivery.accepted' })).toBeUndefined()
		expect(statusAfter(machine, status, { type: 'delivery.postponed' })).toBeUndefined()
	}
	expect(statusAfter(machine, 'waiting', { type: 'delivery.repeated' })).toBeUndefined()
})
