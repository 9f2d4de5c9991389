import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { unavailable } from '#machines/kit/failure.ts'
import { readCart, withItem, withoutItem } from './cart.rules.ts'
import type {
	CartActors,
	CartChange,
	CartContext,
	CartEffects,
	CartEvent,
	CartFailure,
	CartInput,
	CartTag,
	ChangeVerdict,
	LocalItem,
	MergeVerdict,
} from './cart.types.ts'

type Merged = { event: { output: MergeVerdict } }
type Answer = { event: { output: ChangeVerdict } }

const adding = {
	type: 'queueChange' as const,
	params: ({ event }: { event: { item: LocalItem } }) => ({
		kind: 'add' as const,
		resourceId: event.item.course_id,
	}),
}
const removing = {
	type: 'queueChange' as const,
	params: ({ event }: { event: { resourceId: string } }) => ({
		kind: 'remove' as const,
		resourceId: event.resourceId,
	}),
}
const addable = {
	type: 'isIdle' as const,
	params: ({ event }: { event: { item: LocalItem } }) => ({ resourceId: event.item.course_id }),
}
const removable = {
	type: 'isIdle' as const,
	params: ({ event }: { event: { resourceId: string } }) => ({ resourceId: event.resourceId }),
}
const storing = {
	type: 'storeCart' as const,
	params: ({ context }: { context: CartContext }) => ({ items: context.items }),
}

/** A visitor's cart, its merge on login, and changes of the server cart (CRT-01, CRT-02). */
export const cartMachine = setup({
	types: {
		context: {} as CartContext,
		events: {} as CartEvent,
		input: {} as CartInput,
		tags: {} as CartTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CartActors,
	actions: {
		...({} as CartEffects),
		addItem: assign({
			items: ({ context }, params: { item: LocalItem }) => withItem(context.items, params.item),
		}),
		removeItem: assign({
			items: ({ context }, params: { resourceId: string }) =>
				withoutItem(context.items, params.resourceId),
		}),
		replaceItems: assign({ items: (_, params: { stored: unknown }) => readCart(params.stored) }),
		clearItems: assign({ items: [] }),
		queueChange: assign({
			changes: ({ context }, params: CartChange) => [...context.changes, params],
			failure: null,
		}),
		finishChange: assign({ changes: ({ context }) => context.changes.slice(1) }),
		dropChanges: assign({ changes: [] }),
		assignFailure: assign({
			failure: ({ context }, params: { kind: CartFailure['kind'] }) => ({
				resourceId: context.changes[0]!.resourceId,
				kind: params.kind,
			}),
		}),
		clearFailure: assign({ failure: null }),
	},
	guards: {
		hasItems: ({ context }) => context.items.length > 0,
		hasChanges: ({ context }) => context.changes.length > 0,
		isIdle: ({ context }, params: { resourceId: string }) =>
			context.changes.every(({ resourceId }) => resourceId !== params.resourceId),
		isKind,
		hasDropped: (_, params: { count: number }) => params.count > 0,
	},
	delays: { retryPause: 5000 },
}).createMachine({
	id: 'cart',
	description: 'Local for visitors, on the server for accounts; merged on login.',
	context: ({ input }) => ({ items: readCart(input.stored), changes: [], failure: null }),
	initial: 'local',
	on: {
		'failure.dismissed': { actions: 'clearFailure', meta: { requirement: 'CRT-03' } },
	},
	states: {
		local: {
			description: 'Kept in this browser; survives reloads.',
			meta: { requirement: 'CRT-01' },
			on: {
				'item.added': {
					actions: [{ type: 'addItem', params: ({ event }) => ({ item: event.item }) }, storing],
					meta: { requirement: 'CRT-01 CRD-02' },
				},
				'item.removed': {
					actions: [
						{ type: 'removeItem', params: ({ event }) => ({ resourceId: event.resourceId }) },
						storing,
					],
				},
				'storage.observed': {
					actions: { type: 'replaceItems', params: ({ event }) => ({ stored: event.stored }) },
					description: 'Another tab changed the same cart.',
				},
				'account.observed': [
					{ guard: 'hasItems', target: 'merging', meta: { requirement: 'CRT-02' } },
					{ target: 'server', meta: { requirement: 'CRT-02' } },
				],
			},
		},
		merging: {
			description: 'Without duplicates or items already owned; changes wait for their turn.',
			tags: 'busy',
			meta: { requirement: 'CRT-02' },
			invoke: {
				id: 'mergeCart',
				src: 'mergeCart',
				input: ({ context }) => ({ resourceIds: context.items.map(({ course_id }) => course_id) }),
				onDone: [
					{
						guard: {
							type: 'hasDropped',
							params: ({ event }: Merged) => ({ count: event.output.dropped }),
						},
						target: 'server',
						actions: [
							{
								type: 'announceDropped',
								params: ({ event }: Merged) => ({ count: event.output.dropped }),
							},
							'clearItems',
							storing,
						],
						description: 'Lines that are unknown or not sold are left out, with one message.',
						meta: { requirement: 'CRT-02' },
					},
					{ target: 'server', actions: ['clearItems', storing] },
				],
				onError: 'mergeFailed',
			},
			on: {
				'item.added': { guard: addable, actions: adding },
				'item.removed': { guard: removable, actions: removing },
				'account.left': { target: 'local', actions: 'dropChanges' },
			},
		},
		mergeFailed: {
			description: 'Nothing is lost: the local cart stays until the server has taken it.',
			tags: 'failed',
			meta: { requirement: 'CRT-02' },
			on: {
				'merge.retried': 'merging',
				'item.added': { guard: addable, actions: adding },
				'item.removed': { guard: removable, actions: removing },
				'account.left': { target: 'local', actions: 'dropChanges' },
			},
			after: { retryPause: 'merging' },
		},
		server: {
			meta: { requirement: 'CRT-02' },
			initial: 'choosing',
			on: {
				'account.left': { target: 'local', actions: ['dropChanges', 'clearFailure'] },
			},
			states: {
				choosing: { always: [{ guard: 'hasChanges', target: 'changing' }, { target: 'idle' }] },
				idle: {
					on: {
						'item.added': { target: 'changing', actions: adding, meta: { requirement: 'CRD-01' } },
						'item.removed': {
							target: 'changing',
							actions: removing,
							meta: { requirement: 'CRT-03' },
						},
					},
				},
				changing: {
					description: 'One change at a time; a second click on the same course is ignored.',
					tags: 'busy',
					meta: { requirement: 'CRT-02' },
					invoke: {
						id: 'changeCart',
						src: 'changeCart',
						input: ({ context }) => context.changes[0]!,
						onDone: [
							{
								guard: answered<ChangeVerdict>('changed'),
								target: 'choosing',
								actions: [
									'finishChange',
									{
										type: 'announce',
										params: ({ event }: Answer) => ({
											message: event.output.kind === 'changed' ? event.output.message : '',
										}),
									},
								],
								meta: { requirement: 'CRD-06' },
							},
							{
								target: 'choosing',
								actions: [
									{
										type: 'assignFailure',
										params: ({ event }: Answer) => ({
											kind: event.output.kind === 'changed' ? 'unavailable' : event.output.kind,
										}),
									},
									'finishChange',
								],
								meta: { requirement: 'CRD-07' },
							},
						],
						onError: {
							target: 'choosing',
							actions: [unavailable, 'finishChange'],
						},
					},
					on: {
						'item.added': { guard: addable, actions: adding },
						'item.removed': { guard: removable, actions: removing },
					},
				},
			},
		},
	},
})
