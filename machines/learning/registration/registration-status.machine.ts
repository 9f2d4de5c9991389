import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Events that confirm a waiting registration: the team, a payment, or a school's licence. */
export type RegistrationStatusEvent =
	| { type: 'registration.confirmed' }
	| { type: 'payment.captured' }

/** The status of a registration (LIV-01). A refused or cancelled registration is deleted. */
export const registrationStatusMachine = setup({
	types: { events: {} as RegistrationStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'registration-status',
	initial: 'pending',
	states: {
		pending: {
			description: 'The team has to confirm it, because the resource asks for that.',
			meta: { requirement: 'LIV-01' },
			on: {
				'registration.confirmed': {
					target: 'confirmed',
					meta: { requirement: 'LIV-01', roles: ['vidya_customer_success', 'owner', 'support'] },
				},
				'payment.captured': {
					target: 'confirmed',
					meta: { requirement: 'LIV-01', roles: ['system'] },
				},
			},
		},
		confirmed: {
			description: 'The teacher learns, and enters the room.',
			type: 'final',
			meta: { requirement: 'LIV-01' },
		},
	},
})
