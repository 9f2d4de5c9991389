import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { nextItem, placeOf, previousItem } from './inbox.rules.ts'
import type {
	InboxAct,
	InboxActions,
	InboxActors,
	InboxContext,
	InboxEvent,
	InboxFailure,
	InboxKey,
	InboxTag,
	InboxVerdict,
} from './inbox.types.ts'

const meta = { requirement: 'DSK-12' }

/**
 * Working through the inbox: items are opened one after another, and taken, taken over or given
 * back (DSK-12). The decision about an item is another process.
 */
export const inboxMachine = setup({
	types: {
		context: {} as InboxContext,
		events: {} as InboxEvent,
		tags: {} as InboxTag,
		meta: {} as { requirement: string },
	},
	actors: {} as InboxActors,
	actions: {
		showItem: (() => undefined) as InboxActions['showItem'],
		assignItems: assign({
			items: (_, { items }: { items: readonly InboxKey[] }) => items,
			place: ({ context: { open, place } }, { items }) => placeOf(items, open, place),
		}),
		assignOpen: assign({
			open: (_, { item }: { item: InboxKey }) => item,
			place: ({ context: { items, place } }, { item }) => placeOf(items, item, place),
		}),
		clearOpen: assign({ open: null, place: 0 }),
		clearAct: assign({ act: 'take' }),
		assignAct: assign({ act: (_, { act }: { act: InboxAct }) => act }),
		...failureActions<InboxFailure>(),
	},
	guards: {
		isKind,
		hasNext: ({ context }) => nextItem(context) !== null,
		hasPrevious: ({ context }) => previousItem(context) !== null,
		isTakeover: (_, { act }: { act: InboxAct }) => act === 'takeOver',
	},
}).createMachine({
	id: 'inbox',
	description: 'The address of the page says which item is open.',
	context: { items: [], open: null, place: 0, act: 'take', failure: null },
	on: {
		'list.read': {
			actions: { type: 'assignItems', params: ({ event: { items } }) => ({ items }) },
			meta,
		},
		'item.opened': {
			target: '.handling',
			actions: [
				{ type: 'assignOpen', params: ({ event: { item } }) => ({ item }) },
				'clearFailure',
			],
		},
	},
	initial: 'listing',
	states: {
		listing: { meta },
		handling: {
			meta,
			on: {
				'item.closed': { target: 'listing', actions: ['clearOpen', 'clearFailure'] },
				'next.requested': {
					guard: 'hasNext',
					actions: {
						type: 'showItem',
						params: ({ context }) => ({ item: nextItem(context)! }),
					},
					meta,
				},
				'previous.requested': {
					guard: 'hasPrevious',
					actions: {
						type: 'showItem',
						params: ({ context }) => ({ item: previousItem(context)! }),
					},
					meta,
				},
			},
			initial: 'reading',
			states: {
				reading: {
					meta,
					entry: 'clearAct',
					on: {
						'act.requested': [
							{
								guard: { type: 'isTakeover', params: ({ event: { act } }) => ({ act }) },
								target: 'confirming',
								description: 'Somebody else has it, so it is asked about first.',
								actions: [
									{ type: 'assignAct', params: ({ event: { act } }) => ({ act }) },
									'clearFailure',
								],
							},
							{
								target: 'storing',
								actions: { type: 'assignAct', params: ({ event: { act } }) => ({ act }) },
							},
						],
					},
				},
				confirming: {
					tags: 'asking',
					meta,
					on: { 'takeover.confirmed': 'storing', 'takeover.declined': 'reading' },
				},
				storing: {
					tags: 'busy',
					meta,
					entry: 'clearFailure',
					invoke: {
						id: 'storeOwner',
						src: 'storeOwner',
						input: ({ context: { open, act } }) => ({ item: open!, act }),
						onDone: [
							{ guard: answered<InboxVerdict>('stored'), target: 'reading' },
							{
								guard: answered<InboxVerdict>('verificationRequired'),
								target: 'awaitingFactor',
								description: 'The second factor expired while the page was open.',
							},
							{ target: 'reading', actions: answeredFailure<InboxFailure>() },
						],
						onError: { target: 'reading', actions: unavailable },
					},
				},
				awaitingFactor: {
					meta,
					on: { 'factor.verified': 'storing', 'factor.declined': 'reading' },
				},
			},
		},
	},
})
