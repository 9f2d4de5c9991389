import { answered } from '#machines/kit/answered.ts'
import { answeredFailure } from '#machines/kit/failure.ts'
import type { OrderInput } from '#machines/kit/order.types.ts'
import type {
	AwaitVerdict,
	CardVerdict,
	EnrolVerdict,
	PaymentFailure,
	PurchaseContext,
	PurchaseProblem,
	QuoteVerdict,
	RedirectVerdict,
} from './purchase.types.ts'

type Given = { context: PurchaseContext }
type Answer = { event: { output: { kind: string } } }
type Answered<Output> = { event: { output: Output } }

/** Returns the request to a provider or to the free route. */
export const requestOf = ({ context }: Given): OrderInput => ({
	resourceIds: context.resourceIds,
	name: context.draft.name.trim(),
	email: context.draft.email.trim(),
	phone: context.phone,
	promoCode: context.promo.kind === 'valid' ? context.promo.code : null,
	coins: context.coins,
	total: context.agreedTotal,
})

/** Returns the input of a quote. */
export const quoteInput = ({ context }: Given) => {
	const { resourceIds, promoCode, coins } = requestOf({ context })
	return { resourceIds, promoCode, coins }
}

/** The server's quote. */
export const quoteParams = ({ event }: Answered<QuoteVerdict>) => ({ verdict: event.output })

/** Remembers the order that was made. */
export const assignOrder = {
	type: 'assignOrder' as const,
	params: ({ event }: Answered<CardVerdict | RedirectVerdict>) => ({
		orderId: 'orderId' in event.output ? event.output.orderId : '',
	}),
}

/** Remembers the payment that was made. */
export const assignPayment = {
	type: 'assignPayment' as const,
	params: ({ event }: Answered<CardVerdict | AwaitVerdict>) => ({
		paymentId: 'paymentId' in event.output ? event.output.paymentId : '',
	}),
}

/** Remembers the enrolment that was made. */
export const assignEnrolment = {
	type: 'assignEnrolment' as const,
	params: ({ event }: Answered<EnrolVerdict>) => ({
		enrolmentId: event.output.kind === 'enrolled' ? event.output.enrolmentId : '',
	}),
}

/** Remembers the phone in international form. */
export const assignPhone = {
	type: 'assignPhone' as const,
	params: ({ event }: Answered<{ phone: string }>) => ({ phone: event.output.phone }),
}

/** Remembers this failure for the alert. */
export const assignFailure = (kind: PaymentFailure) => ({
	type: 'assignFailure' as const,
	params: { kind },
})

/** Remembers the failure that the payment answered with. */
export const assignGivenFailure = answeredFailure<PaymentFailure>()

/** Keeps the draft where it survives leaving the page. */
export const storeDraft = {
	type: 'storeDraft' as const,
	params: ({ context: { accountId, resourceIds, draft } }: Given) => ({
		accountId,
		resourceIds,
		draft,
	}),
}

/** Goes back to the form, which says this. */
export const backWith = (kind: PurchaseProblem) => ({
	target: '#purchase.editing',
	actions: { type: 'assignProblem' as const, params: { kind } },
})

/**
 * Goes back to the form, which says what the server refused; a session that ended asks for login
 * first.
 */
export const backWithRefusal = [
	{
		guard: answered<QuoteVerdict | EnrolVerdict | CardVerdict | RedirectVerdict>('signedOut'),
		target: '#purchase.editing',
		actions: [
			{ type: 'assignProblem' as const, params: { kind: 'signedOut' as const } },
			storeDraft,
			{
				type: 'askLogin' as const,
				params: ({ context }: Given) => ({ resourceIds: context.resourceIds }),
			},
		],
		description: 'Login first; the draft is kept over it.',
		meta: { requirement: 'ROL-01' },
	},
	{
		target: '#purchase.editing',
		actions: {
			type: 'assignProblem' as const,
			params: ({ event }: Answer) => ({ kind: event.output.kind as PurchaseProblem }),
		},
		meta: { requirement: 'PUR-07' },
	},
]
