import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Decisions of the team about a registration, and the person's withdrawal. */
export type SchoolRegistrationStatusEvent =
	| { type: 'registration.approved' }
	| { type: 'registration.declined' }
	| { type: 'registration.withdrawn' }

const meta = { requirement: 'DSK-14' }
const decision = { ...meta, roles: ['owner', 'school_manager'] }

/** The status of a school's registration (DSK-14). */
export const schoolRegistrationStatusMachine = setup({
	types: { events: {} as SchoolRegistrationStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'school-registration-status',
	initial: 'waiting',
	states: {
		waiting: {
			description: 'The team has not decided yet. A person has one such registration at a time.',
			meta,
			on: {
				'registration.approved': { target: 'approved', meta: decision },
				'registration.declined': { target: 'declined', meta: decision },
				'registration.withdrawn': { target: 'withdrawn', meta: { ...meta, roles: ['user'] } },
			},
		},
		approved: {
			description: 'The school has its area, and the person is its point of contact.',
			type: 'final',
			meta,
		},
		declined: {
			description: 'The decision has a reason, which the person reads.',
			type: 'final',
			meta,
		},
		withdrawn: {
			description: 'The person does not want it any more.',
			type: 'final',
			meta,
		},
	},
})
