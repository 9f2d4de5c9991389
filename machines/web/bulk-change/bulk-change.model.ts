import { bulkChangeMachine } from './bulk-change.machine.ts'
import { bulkChangeProperties } from './bulk-change.properties.ts'
import type { BulkChangeContext, BulkChangeEvent, PickedItem } from './bulk-change.types.ts'

const item = (id: string): PickedItem => ({ id, name: `Item ${id}`, row: {} })
const names = (items: readonly PickedItem[]) => items.map(({ id }) => id).join(' ')

/** How the paths of bulk-change are found: a list of two items. */
export const bulkChangeModel = {
	machine: bulkChangeMachine,
	inputs: { fresh: {} },
	events: {
		'item.toggled': { type: 'item.toggled', item: item('a') },
		'page.toggled': { type: 'page.toggled', items: [item('a'), item('b')] },
		'picks.cleared': { type: 'picks.cleared' },
		'change.requested': { type: 'change.requested', change: 'publish' },
		'change.confirmed': { type: 'change.confirmed' },
		'change.declined': { type: 'change.declined' },
		'change.stopped': { type: 'change.stopped' },
		'connection.restored': { type: 'connection.restored' },
		'factor.verified': { type: 'factor.verified' },
		'factor.declined': { type: 'factor.declined' },
		'result.closed': { type: 'result.closed' },
	} satisfies Record<string, BulkChangeEvent>,
	outcomes: {
		changeItem: {
			changed: { output: { kind: 'changed' } },
			refused: { output: { kind: 'refused', reason: 'draft-moved' } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	properties: bulkChangeProperties,
	project: ({ picked, left, done, refused, isStopping, failure }: BulkChangeContext) => ({
		picked: names(picked),
		left: names(left),
		done,
		refused: names(refused.map((one) => one.item)),
		isStopping,
		failure,
	}),
}
