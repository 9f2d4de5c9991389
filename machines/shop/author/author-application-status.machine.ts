import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Decisions of the owner about an application, and the person's withdrawal. */
export type AuthorApplicationStatusEvent =
	| { type: 'application.approved' }
	| { type: 'application.declined' }
	| { type: 'application.withdrawn' }

const meta = { requirement: 'DSK-21' }
const decision = { ...meta, roles: ['owner'] }

/** The status of an application to teach (DSK-21). */
export const authorApplicationStatusMachine = setup({
	types: { events: {} as AuthorApplicationStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'author-application-status',
	initial: 'waiting',
	states: {
		waiting: {
			description: 'The owner has not decided yet. A person has one such application at a time.',
			meta,
			on: {
				'application.approved': { target: 'approved', meta: decision },
				'application.declined': { target: 'declined', meta: decision },
				'application.withdrawn': { target: 'withdrawn', meta: { ...meta, roles: ['user'] } },
			},
		},
		approved: {
			description: 'The person is an author, with a share of what their resources sell.',
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
