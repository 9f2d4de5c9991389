import { assign, setup } from 'xstate'
import { isKind } from '#machines/kit/answered.ts'
import type {
	DraftField,
	PaymentFailure,
	PromoState,
	PurchaseActors,
	PurchaseContext,
	PurchaseEffects,
	PurchaseEvent,
	PurchaseInput,
	PurchaseOutput,
	PurchaseProblem,
	PurchaseTag,
	QuoteVerdict,
} from './purchase.types.ts'
import { errorsOf } from './purchase-form.rules.ts'

const isSettled = ({ kind }: PromoState) => kind === 'none' || kind === 'valid'

/** Actions, guards and delays of a purchase; purchase.machine.ts has its states. */
export const purchaseSetup = setup({
	types: {
		context: {} as PurchaseContext,
		events: {} as PurchaseEvent,
		input: {} as PurchaseInput,
		output: {} as PurchaseOutput,
		tags: {} as PurchaseTag,
		meta: {} as { requirement: string },
	},
	actors: {} as PurchaseActors,
	actions: {
		...({} as PurchaseEffects),
		assignField: assign(({ context }, params: { field: DraftField; value: string }) => ({
			draft: { ...context.draft, [params.field]: params.value },
			errors: {
				...context.errors,
				[params.field]: undefined,
				...(params.field === 'country' && { phone: undefined }),
			},
			fromAbroad: context.fromAbroad && params.field !== 'phone' && params.field !== 'country',
		})),
		assignCoins: assign({ coins: (_, params: { coins: number }) => params.coins }),
		assignPromo: assign({ promo: (_, params: PromoState) => params }),
		showErrors: assign({
			errors: ({ context }, params: { total: number }) => errorsOf(context.draft, params.total),
		}),
		doubtPhone: assign({ errors: { phone: 'invalid' } }),
		confirmAbroad: assign({
			fromAbroad: true,
			errors: ({ context }) => ({ ...context.errors, phone: undefined }),
		}),
		agree: assign({
			agreedTotal: (_, params: { total: number }) => params.total,
			phone: ({ context }) => context.draft.phone.trim(),
			errors: {},
			problem: null,
			change: null,
		}),
		assignProblem: assign({ problem: (_, params: { kind: PurchaseProblem }) => params.kind }),
		assignChange: assign({
			problem: 'priceChanged',
			change: ({ context }, params: { verdict: QuoteVerdict }) =>
				params.verdict.kind === 'quoted'
					? { from: context.agreedTotal, to: params.verdict.total }
					: null,
		}),
		/** An earlier agreement no longer counts once the form is shown again. */
		resetAgreement: assign({ agreedTotal: 0, onePress: false, failure: null }),
		clearProblem: assign({ problem: null, change: null }),
		assignPhone: assign({ phone: (_, params: { phone: string }) => params.phone }),
		assignOrder: assign({ orderId: (_, params: { orderId: string }) => params.orderId }),
		assignPayment: assign({ paymentId: (_, params: { paymentId: string }) => params.paymentId }),
		assignEarned: assign({ earned: (_, params: { coins: number }) => params.coins }),
		assignEnrolment: assign({
			enrolmentId: (_, params: { enrolmentId: string }) => params.enrolmentId,
		}),
		assignFailure: assign({ failure: (_, params: { kind: PaymentFailure }) => params.kind }),
	},
	guards: {
		hasEarned: ({ context }) => context.earned > 0,
		isReturning: ({ context }) => context.orderId !== null,
		isOnePress: ({ context }) => context.onePress,
		isPromoSettled: ({ context }) => isSettled(context.promo),
		isComplete: ({ context }, params: { total: number }) =>
			isSettled(context.promo) && Object.keys(errorsOf(context.draft, params.total)).length === 0,
		isKind,
		isOtherPrice: ({ context }, params: { verdict: QuoteVerdict }) =>
			params.verdict.kind === 'quoted' && params.verdict.total !== context.agreedTotal,
		isFree: (_, params: { verdict: QuoteVerdict }) =>
			params.verdict.kind === 'quoted' && params.verdict.route === 'free',
	},
	delays: { shortPause: 3000, mediumPause: 6000, longPause: 60_000 },
})
