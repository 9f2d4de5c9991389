import { assign, emit, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions, unavailable } from '#machines/kit/failure.ts'
import { notChanged, toggled, withPage } from './bulk-change.rules.ts'
import type {
	BulkChangeActors,
	BulkChangeContext,
	BulkChangeEmitted,
	BulkChangeEvent,
	BulkChangeTag,
	ItemVerdict,
	PickedItem,
} from './bulk-change.types.ts'

const meta = { requirement: 'DSK-02' }

type Refused = { event: { output: ItemVerdict } }

/**
 * One change of many items of a list in the desk, sent one after the other (28.3). It shows how
 * far it is, can be stopped, and goes on after a lost connection with the item that was not
 * answered.
 */
export const bulkChangeMachine = setup({
	types: {
		context: {} as BulkChangeContext,
		events: {} as BulkChangeEvent,
		emitted: {} as BulkChangeEmitted,
		tags: {} as BulkChangeTag,
		meta: {} as { requirement: string },
	},
	actors: {} as BulkChangeActors,
	actions: {
		toggleItem: assign(({ context }, { item }: { item: PickedItem }) => ({
			picked: toggled(context.picked, item),
		})),
		togglePage: assign(({ context }, { items }: { items: readonly PickedItem[] }) => ({
			picked: withPage(context.picked, items),
		})),
		clearPicks: assign({ picked: [] }),
		begin: assign(({ context }, { change }: { change: string }) => ({
			...{ change, left: context.picked, done: 0, refused: [], isStopping: false },
		})),
		countChanged: assign(({ context }) => ({
			left: context.left.slice(1),
			done: context.done + 1,
		})),
		assignRefusal: assign(({ context }, { reason }: { reason: string }) => ({
			left: context.left.slice(1),
			refused: [...context.refused, { item: context.left[0]!, reason }],
		})),
		stop: assign({ isStopping: true }),
		assignUnchanged: assign(({ context }) => ({
			picked: notChanged(context.refused, context.left),
		})),
		report: emit({ type: 'items.sent' }),
		...failureActions<'unavailable'>(),
	},
	guards: {
		hasPicks: ({ context }) => context.picked.length > 0,
		hasMore: ({ context }) => context.left.length > 0 && !context.isStopping,
		isKind,
	},
}).createMachine({
	id: 'bulk-change',
	description: 'Nothing is sent before a yes; each item is changed or refused alone.',
	context: {
		...{ picked: [], change: null, left: [], done: 0, refused: [], isStopping: false },
		failure: null,
	},
	initial: 'picking',
	states: {
		picking: {
			meta,
			on: {
				'item.toggled': {
					actions: { type: 'toggleItem', params: ({ event }) => ({ item: event.item }) },
				},
				'page.toggled': {
					actions: { type: 'togglePage', params: ({ event }) => ({ items: event.items }) },
				},
				'picks.cleared': { actions: 'clearPicks' },
				'change.requested': {
					guard: 'hasPicks',
					target: 'asking',
					actions: { type: 'begin', params: ({ event }) => ({ change: event.change }) },
				},
			},
		},
		asking: {
			tags: 'asking',
			meta,
			on: { 'change.confirmed': 'changing', 'change.declined': 'picking' },
		},
		changing: {
			tags: 'busy',
			meta,
			on: { 'change.stopped': { actions: 'stop' } },
			invoke: {
				id: 'changeItem',
				src: 'changeItem',
				input: ({ context }) => ({ item: context.left[0]!, change: context.change! }),
				onDone: [
					{ guard: answered<ItemVerdict>('changed'), target: 'sorting', actions: 'countChanged' },
					{
						guard: answered<ItemVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: 'The second factor expired while the page was open.',
					},
					{
						target: 'sorting',
						actions: {
							type: 'assignRefusal',
							params: ({ event: { output } }: Refused) => ({
								reason: output.kind === 'refused' ? output.reason : '',
							}),
						},
					},
				],
				onError: { target: 'interrupted', actions: unavailable },
			},
		},
		sorting: {
			meta,
			always: [{ guard: 'hasMore', target: 'changing' }, { target: 'finished' }],
		},
		awaitingFactor: {
			tags: 'awaiting',
			meta,
			on: { 'factor.verified': 'changing', 'factor.declined': 'finished' },
		},
		interrupted: {
			description: 'The rest is sent from the item that was not answered.',
			tags: 'failed',
			meta,
			exit: 'clearFailure',
			on: {
				'change.confirmed': 'changing',
				'connection.restored': 'changing',
				'change.declined': 'finished',
			},
		},
		finished: {
			description: 'Shows what was changed and what was not, which stays picked.',
			tags: 'finished',
			meta,
			entry: ['assignUnchanged', 'report'],
			on: { 'result.closed': 'picking' },
		},
	},
})
