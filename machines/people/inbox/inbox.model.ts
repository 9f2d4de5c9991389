import { inboxMachine } from './inbox.machine.ts'
import { inboxProperties } from './inbox.properties.ts'
import type { InboxContext, InboxEvent } from './inbox.types.ts'

const refund = 'refund_request/1'
const report = 'report/2'

/** How the paths of inbox are found. */
export const inboxModel = {
	machine: inboxMachine,
	inputs: { fresh: undefined },
	events: {
		'list.read': { type: 'list.read', items: [refund, report] },
		'item.opened': { type: 'item.opened', item: refund },
		'item.opened last': { type: 'item.opened', item: report },
		'item.closed': { type: 'item.closed' },
		'next.requested': { type: 'next.requested' },
		'previous.requested': { type: 'previous.requested' },
		'act.requested take': { type: 'act.requested', act: 'take' },
		'act.requested take over': { type: 'act.requested', act: 'takeOver' },
		'act.requested release': { type: 'act.requested', act: 'release' },
		'takeover.confirmed': { type: 'takeover.confirmed' },
		'takeover.declined': { type: 'takeover.declined' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
	} satisfies Record<string, InboxEvent>,
	outcomes: {
		storeOwner: {
			stored: { output: { kind: 'stored' } },
			taken: { output: { kind: 'taken' } },
			gone: { output: { kind: 'gone' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['showItem'],
	properties: inboxProperties,
	project: (context: InboxContext) => context,
}
