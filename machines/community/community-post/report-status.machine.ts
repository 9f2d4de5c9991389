import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** A moderator's decisions about a report. */
export type ReportStatusEvent = { type: 'report.confirmed' } | { type: 'report.dismissed' }

/** The status of a report of a post or comment (NAV-06). */
export const reportStatusMachine = setup({
	types: { events: {} as ReportStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'report-status',
	initial: 'open',
	states: {
		open: {
			description: 'A moderator has to decide.',
			meta: { requirement: 'NAV-06' },
			on: {
				'report.confirmed': {
					target: 'hidden',
					meta: { requirement: 'NAV-06', roles: ['vidya_customer_success', 'owner', 'moderator'] },
				},
				'report.dismissed': {
					target: 'kept',
					meta: { requirement: 'NAV-06', roles: ['vidya_customer_success', 'owner', 'moderator'] },
				},
			},
		},
		hidden: {
			description: 'The post or comment is hidden, and its author is notified.',
			type: 'final',
			meta: { requirement: 'NAV-06' },
		},
		kept: {
			description: 'The post or comment stays.',
			type: 'final',
			meta: { requirement: 'NAV-06' },
		},
	},
})
