import { rupees } from '#machines/kit/rupees.ts'
import { cartMachine } from './cart.machine.ts'
import type { CartContext, CartEvent, LocalItem } from './cart.types.ts'

const item = (course_id: string): LocalItem => ({
	course_id,
	price: 49900,
	slug: `about-${course_id}`,
	thumbnail: null,
	reviews: 12,
})
const stored = { version: 1, items: [item('c1')] }

/** How the paths of cart are found. */
export const cartModel = {
	machine: cartMachine,
	inputs: { empty: {}, kept: { stored }, outdated: { stored: { ...stored, version: 0 } } },
	events: {
		'item.added': { type: 'item.added', item: item('c1') },
		'item.removed': { type: 'item.removed', resourceId: 'c1' },
		'item.removed other': { type: 'item.removed', resourceId: 'c2' },
		'failure.dismissed': { type: 'failure.dismissed' },
		'storage.observed empty': { type: 'storage.observed', stored: null },
		'storage.observed kept': { type: 'storage.observed', stored },
		'account.observed': { type: 'account.observed' },
		'account.left': { type: 'account.left' },
		'merge.retried': { type: 'merge.retried' },
	} satisfies Record<string, CartEvent>,
	outcomes: {
		mergeCart: {
			merged: { output: { kind: 'merged', dropped: 0 } },
			dropped: { output: { kind: 'merged', dropped: 2 } },
			unreachable: { error: new Error('offline') },
		},
		changeCart: {
			changed: { output: { kind: 'changed', message: 'Added to cart' } },
			owned: { output: { kind: 'owned' } },
			full: { output: { kind: 'full' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { retryPause: 5000 },
	effects: ['storeCart', 'announce', 'announceDropped'],
	words: { price: rupees },
	project: ({ items, changes, failure }: CartContext) => ({
		items: items.map(({ course_id }) => course_id),
		changes: changes.map(({ kind, resourceId }) => `${kind} ${resourceId}`),
		failure,
	}),
}
