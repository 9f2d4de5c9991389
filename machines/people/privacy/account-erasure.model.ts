import { accountErasureMachine } from './account-erasure.machine.ts'
import type { ErasureContext, ErasureEvent, ErasureInput } from './account-erasure.types.ts'

const kept: ErasureInput = { email: 'asha@example.org', isPlanned: false }

/** How the paths of account-erasure are found. */
export const accountErasureModel = {
	machine: accountErasureMachine,
	inputs: { kept, planned: { ...kept, isPlanned: true } },
	events: {
		'erasure.requested': { type: 'erasure.requested' },
		'address.changed': { type: 'address.changed', typed: ' Asha@Example.org ' },
		'address.changed mistyped': { type: 'address.changed', typed: 'asha@example' },
		'erasure.confirmed': { type: 'erasure.confirmed' },
		'erasure.dismissed': { type: 'erasure.dismissed' },
		'cancellation.requested': { type: 'cancellation.requested' },
	} satisfies Record<string, ErasureEvent>,
	outcomes: {
		planErasure: {
			done: { output: { kind: 'done' } },
			refundOpen: { output: { kind: 'refund-open' } },
			unreachable: { error: new Error('offline') },
		},
		cancelErasure: {
			done: { output: { kind: 'done' } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['focusAddress', 'announceChange'],
	project: ({ typed, differs, failure }: ErasureContext) => ({ typed, differs, failure }),
}
