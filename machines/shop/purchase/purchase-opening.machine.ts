import { assign, setup } from 'xstate'
import type {
	Buyer,
	PurchaseOpeningActors,
	PurchaseOpeningContext,
	PurchaseOpeningEvent,
	PurchaseOpeningInput,
	PurchaseOpeningTag,
} from './purchase-opening.types.ts'

type Observed = { event: { account: Buyer | null } }

const observed = ({ event }: Observed) => ({ account: event.account })

/** The buyer stays while nobody is signed in; another account buys for itself. */
const anotherBuys = {
	'account.observed': {
		guard: { type: 'isOther' as const, params: observed },
		target: 'choosing',
		actions: {
			type: 'assignBuyer' as const,
			params: ({ event }: Observed) => ({ buyer: event.account! }),
		},
	},
} as const

/** Reads the buyer and the coupon before the form of a purchase opens (PUR-01, PRM-03). */
export const purchaseOpeningMachine = setup({
	types: {
		context: {} as PurchaseOpeningContext,
		events: {} as PurchaseOpeningEvent,
		input: {} as PurchaseOpeningInput,
		tags: {} as PurchaseOpeningTag,
		meta: {} as { requirement: string },
	},
	actors: {} as PurchaseOpeningActors,
	actions: {
		assignBuyer: assign({ buyer: (_, params: { buyer: Buyer }) => params.buyer, offered: null }),
		assignOffered: assign({ offered: (_, params: { code: string | null }) => params.code }),
	},
	guards: {
		isOther: ({ context }, params: { account: Buyer | null }) =>
			params.account !== null && params.account.id !== context.buyer?.id,
		wantsCoupon: ({ context }) => context.wantsCoupon,
	},
}).createMachine({
	id: 'purchase-opening',
	description: 'Reads who buys and which coupon saves most, before the form opens.',
	context: ({ input }) => ({ ...input, buyer: null, offered: null }),
	initial: 'readingBuyer',
	states: {
		readingBuyer: {
			tags: 'busy',
			meta: { requirement: 'PUR-01' },
			invoke: {
				id: 'readBuyer',
				src: 'readBuyer',
				onDone: {
					target: 'choosing',
					actions: {
						type: 'assignBuyer',
						params: ({ event }: { event: { output: Buyer } }) => ({ buyer: event.output }),
					},
				},
				onError: 'unread',
			},
		},
		unread: {
			description: 'No answer came: it can be asked again.',
			tags: 'failed',
			meta: { requirement: 'PUR-01' },
			on: { 'retry.pressed': 'readingBuyer' },
		},
		choosing: {
			always: [{ guard: 'wantsCoupon', target: 'choosingCoupon' }, { target: 'open' }],
		},
		choosingCoupon: {
			tags: 'busy',
			meta: { requirement: 'PRM-03' },
			on: anotherBuys,
			invoke: {
				id: 'chooseCoupon',
				src: 'chooseCoupon',
				input: ({ context: { resourceIds } }) => ({ resourceIds }),
				onDone: {
					target: 'open',
					actions: {
						type: 'assignOffered',
						params: ({ event }: { event: { output: string | null } }) => ({ code: event.output }),
					},
				},
				onError: { target: 'open', description: 'The form opens without a coupon.' },
			},
		},
		open: {
			description: 'The buyer stays while nobody is signed in; another account buys for itself.',
			meta: { requirement: 'PUR-01' },
			on: anotherBuys,
		},
	},
})
