import { answered } from '#machines/kit/answered.ts'
import { answeredFailure } from '#machines/kit/failure.ts'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import type {
	CheckoutContext,
	CheckoutFacts,
	CheckoutFailure,
	CheckoutStatus,
	CheckoutVerdict,
} from './school-checkout.types.ts'

type InContext = { context: CheckoutContext }
export type Answered = { event: { output: CheckoutVerdict } }

export const is = (...wanted: CheckoutStatus[]) => ({
	type: 'isStatus' as const,
	params: { wanted },
})
export const failingWith = (kind: CheckoutFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})
export const failing = answeredFailure<CheckoutFailure>()
export const standing = {
	type: 'assignFacts' as const,
	params: ({ event: { output } }: Answered) => ({
		facts: (output as { facts: CheckoutFacts }).facts,
	}),
}
export const own = ({ context: { orderId } }: InContext) => ({ orderId })
export const storing = {
	type: 'storeDraft' as const,
	params: ({ context: { orderId, draft } }: InContext) => ({ orderId, draft }),
}
export const forgetting = {
	type: 'storeDraft' as const,
	params: ({ context: { orderId } }: InContext) => ({ orderId, draft: null }),
}
/** Transitions at the end of a call: the order's new status, or back with the reason. */
export const ending = (back: string) => ({
	onDone: [
		{ guard: answered<CheckoutVerdict>('stands'), target: 'opening', actions: standing },
		{ target: back, actions: failing },
	],
	onError: { target: back, actions: failingWith('unavailable') },
})
export const typing = {
	actions: [
		{
			type: 'assignDraft' as const,
			params: ({ event }: { event: { change: Partial<CheckoutDraft> } }) => ({
				change: event.change,
			}),
		},
		storing,
	],
}
export const calmOrFailed = {
	initial: 'idle' as const,
	states: {
		idle: {},
		failed: {
			description: 'Nothing changed; everything that was typed is still there.',
			tags: 'failed' as const,
			exit: 'clearFailure' as const,
		},
	},
}

/** Somebody else of the school, the bank or another tab moved the order on. */
export const observing = {
	'order.observed': {
		guard: {
			type: 'isNews' as const,
			params: ({ event }: { event: { facts: CheckoutFacts } }) => ({ facts: event.facts }),
		},
		target: '#school-checkout.opening',
		actions: {
			type: 'assignFacts' as const,
			params: ({ event }: { event: { facts: CheckoutFacts } }) => ({ facts: event.facts }),
		},
		description: 'Somebody else of the school, the bank or another tab moved it on.',
		meta: { requirement: 'PRC-01' },
	},
} as const
