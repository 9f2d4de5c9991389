import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Answers of the other system, the end of the tries, and a resend by the owner. */
export type WebhookDeliveryStatusEvent =
	| { type: 'delivery.accepted' }
	| { type: 'delivery.postponed' }
	| { type: 'delivery.abandoned' }
	| { type: 'delivery.repeated' }

const meta = { requirement: 'DSK-20' }
const system = { ...meta, roles: ['system'] }
const owner = { ...meta, roles: ['owner'] }

/** The status of an event on its way to another system (DSK-20). */
export const webhookDeliveryStatusMachine = setup({
	types: { events: {} as WebhookDeliveryStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'webhook-delivery-status',
	initial: 'waiting',
	states: {
		waiting: {
			description: 'It is sent at its time.',
			meta,
			on: {
				'delivery.accepted': { target: 'delivered', meta: system },
				'delivery.postponed': {
					target: 'waiting',
					description: 'The other system did not take it; it is sent again later.',
					meta: system,
				},
				'delivery.abandoned': {
					target: 'failed',
					description: 'The last try was refused, or the address is gone (410).',
					meta: system,
				},
			},
		},
		delivered: {
			description: 'The other system answered 2xx.',
			meta,
			on: { 'delivery.repeated': { target: 'waiting', meta: owner } },
		},
		failed: {
			description: 'It is sent again only if the owner resends it.',
			meta,
			on: { 'delivery.repeated': { target: 'waiting', meta: owner } },
		},
	},
})
