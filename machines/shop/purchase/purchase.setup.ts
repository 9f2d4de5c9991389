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
    rememberField: assign(({ context }, params: { field: DraftField; value: string }) => ({
      draft: { ...context.draft, [params.field]: params.value },
      errors: {
        ...context.errors,
        [params.field]: undefined,
        ...(params.field === 'country' && { phone: undefined }),
      },
      fromAbroad: context.fromAbroad && params.field !== 'phone' && params.field !== 'country',
    })),
    rememberCoins: assign({ coins: (_, params: { coins: number }) => params.coins }),
    rememberPromo: assign({ promo: (_, params: PromoState) => params }),
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
    rememberProblem: assign({ problem: (_, params: { kind: PurchaseProblem }) => params.kind }),
    rememberChange: assign({
      problem: 'priceChanged',
      change: ({ context }, params: { verdict: QuoteVerdict }) =>
        params.verdict.kind === 'quoted'
          ? { from: context.agreedTotal, to: params.verdict.total }
          : null,
    }),
    /** An earlier agreement no longer counts once the form is shown again. */
    resetAgreement: assign({ agreedTotal: 0, onePress: false, failure: null }),
    forgetProblem: assign({ problem: null, change: null }),
    rememberPhone: assign({ phone: (_, params: { phone: string }) => params.phone }),
    rememberOrder: assign({ orderId: (_, params: { orderId: string }) => params.orderId }),
    rememberPayment: assign({ paymentId: (_, params: { paymentId: string }) => params.paymentId }),
    rememberEarned: assign({ earned: (_, params: { coins: number }) => params.coins }),
    rememberEnrolment: assign({
      enrolmentId: (_, params: { enrolmentId: string }) => params.enrolmentId,
    }),
    rememberFailure: assign({ failure: (_, params: { kind: PaymentFailure }) => params.kind }),
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
