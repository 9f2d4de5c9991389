import { assign, setup } from 'xstate'
import {
	type BillingDetails,
	billingFaults,
	tidyBilling,
} from '#domain/shop/billing-details.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import type {
	BillingActors,
	BillingContext,
	BillingEffects,
	BillingEvent,
	BillingFailure,
	BillingInput,
	BillingTag,
	BillingVerdict,
} from './billing-details.types.ts'

type Detail = { field: keyof BillingDetails; value: string }

const failing = (kind: BillingFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})
const typing = {
	target: 'editing',
	actions: {
		type: 'assignDetail' as const,
		params: ({ event }: { event: Extract<BillingEvent, { type: 'detail.changed' }> }) => event,
	},
} as const
const submitting = [
	{
		guard: 'hasFaults',
		target: 'editing',
		actions: ['assignFaults', { type: 'focusFault', params: faultsOf }],
		description:
			'A state is chosen, a GSTIN has the right form, check digit and state, and a name.',
		meta: { requirement: 'INV-01' },
	},
	{ target: 'saving' },
] as const

function faultsOf({ context }: { context: BillingContext }) {
	return { faults: billingFaults(tidyBilling(context.draft)) }
}

/** Edits the buyer's details of future invoices (INV-01). */
export const billingDetailsMachine = setup({
	types: {
		context: {} as BillingContext,
		events: {} as BillingEvent,
		input: {} as BillingInput,
		tags: {} as BillingTag,
		meta: {} as { requirement: string },
	},
	actors: {} as BillingActors,
	actions: {
		...({} as BillingEffects),
		assignDetail: assign(({ context }, { field, value }: Detail) => ({
			draft: { ...context.draft, [field]: value },
			faults: { ...context.faults, [field]: undefined },
			failure: null,
		})),
		assignFaults: assign({ faults: (args) => faultsOf(args).faults, failure: null }),
		clearFaults: assign({ faults: {}, failure: null }),
		assignKept: assign({ draft: (_, { kept }: { kept: BillingDetails }) => kept }),
		assignFailure: assign({ failure: (_, { kind }: { kind: BillingFailure }) => kind }),
	},
	guards: {
		hasFaults: (args) => Object.keys(faultsOf(args).faults).length > 0,
		isKind,
	},
}).createMachine({
	id: 'billing-details',
	description:
		'State, address and GSTIN of a buyer. Invoices that are written already stay as they are.',
	context: ({ input }) => ({ draft: input.saved, faults: {}, failure: null }),
	initial: 'editing',
	states: {
		editing: {
			meta: { requirement: 'INV-01' },
			on: { 'detail.changed': typing, 'details.submitted': submitting },
		},
		saving: {
			tags: 'busy',
			entry: 'clearFaults',
			meta: { requirement: 'INV-01' },
			invoke: {
				id: 'saveDetails',
				src: 'saveDetails',
				input: ({ context }) => tidyBilling(context.draft),
				onDone: [
					{
						guard: answered<BillingVerdict>('signedOut'),
						target: 'failed',
						actions: failing('signedOut'),
					},
					{
						target: 'saved',
						actions: {
							type: 'assignKept',
							params: ({ event }) => event.output as Extract<BillingVerdict, { kind: 'saved' }>,
						},
					},
				],
				onError: { target: 'failed', actions: failing('unavailable') },
			},
		},
		saved: {
			tags: 'saved',
			description: 'The person reads that the details are kept.',
			meta: { requirement: 'INV-01' },
			on: { 'detail.changed': typing, 'details.submitted': 'saving' },
		},
		failed: {
			tags: 'failed',
			description: 'What was typed stays; the person may press again.',
			meta: { requirement: 'INV-01' },
			on: { 'detail.changed': typing, 'details.submitted': 'saving' },
		},
	},
})
