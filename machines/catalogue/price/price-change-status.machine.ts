import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** The decisions about a change of a price. */
export type PriceChangeStatusEvent = { type: 'price.applied' } | { type: 'price.cancelled' }

/** The status of a change of a price (DSK-09). An order that is open keeps its price. */
export const priceChangeStatusMachine = setup({
	types: { events: {} as PriceChangeStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'price-change-status',
	initial: 'planned',
	states: {
		planned: {
			description: 'The price is valid from a date that has not come.',
			meta: { requirement: 'DSK-09' },
			on: {
				'price.applied': {
					target: 'effective',
					meta: { requirement: 'DSK-09', roles: ['system'] },
				},
				'price.cancelled': {
					target: 'cancelled',
					meta: { requirement: 'DSK-09', roles: ['owner', 'finance'] },
				},
			},
		},
		effective: {
			description: 'The price was set. It stays in the history.',
			type: 'final',
			meta: { requirement: 'DSK-09' },
		},
		cancelled: {
			description: 'It was cancelled before its date.',
			type: 'final',
			meta: { requirement: 'DSK-09' },
		},
	},
})
