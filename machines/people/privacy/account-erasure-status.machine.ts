import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Steps of an erasure's job. An account that cancels its planned erasure deletes the row. */
export type AccountErasureStatusEvent = { type: 'account.emptied' } | { type: 'files.deleted' }

const meta = { requirement: 'PRI-01', roles: ['system'] }
const emptied = { target: 'emptied', meta } as const

/** The status of an account's erasure (PRI-01). */
export const accountErasureStatusMachine = setup({
	types: { events: {} as AccountErasureStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'account-erasure-status',
	initial: 'planned',
	states: {
		planned: {
			description: 'The account waits seven days and may cancel the erasure.',
			meta: { requirement: 'PRI-01' },
			on: { 'account.emptied': emptied },
		},
		emptied: {
			description: 'The rows are deleted. Files are deleted next.',
			meta: { requirement: 'PRI-01' },
			on: {
				'account.emptied': {
					...emptied,
					description: 'A second pass deletes what was written during the first.',
				},
				'files.deleted': { target: 'done', meta },
			},
		},
		done: {
			description: 'Nothing of the account is left but what the law keeps.',
			type: 'final',
			meta: { requirement: 'PRI-01' },
		},
	},
})
