import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Decisions of a parent and of a teacher about a nomination. */
export type NominationStatusEvent =
	| { type: 'nomination.accepted' }
	| { type: 'nomination.declined' }
	| { type: 'nomination.withdrawn' }
	| { type: 'nomination.repeated' }

const teacher = { requirement: 'PRF-01', roles: ['user'] }
const parent = { requirement: 'PRF-01', roles: ['parent'] }

/** The status of a parent's nomination of a teacher (PRF-01). */
export const nominationStatusMachine = setup({
	types: { events: {} as NominationStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'nomination-status',
	initial: 'sent',
	states: {
		sent: {
			description: 'The teacher has not answered.',
			meta: { requirement: 'PRF-01' },
			on: {
				'nomination.accepted': { target: 'accepted', meta: teacher },
				'nomination.declined': { target: 'declined', meta: teacher },
				'nomination.withdrawn': { target: 'withdrawn', meta: parent },
			},
		},
		accepted: { type: 'final', meta: { requirement: 'PRF-01' } },
		declined: { type: 'final', meta: { requirement: 'PRF-01' } },
		withdrawn: {
			description: 'The teacher does not see the nomination. The parent may repeat it.',
			meta: { requirement: 'PRF-01' },
			on: { 'nomination.repeated': { target: 'sent', meta: parent } },
		},
	},
})
