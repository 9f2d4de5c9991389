import { assign, setup } from 'xstate'
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

/** What purchase can do and ask: its actions, guards and delays; purchase.machine.ts says when. */
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
      errors: { ...context.errors, [params.field]: undefined },
    })),
    rememberCoins: assign({ coins: (_, params: { coins: number }) => params.coins }),
    rememberPromo: assign({ promo: (_, params: PromoState) => params }),
    showErrors: assign({ errors: ({ context }) => errorsOf(context.draft) }),
    agree: assign({
      agreedTotal: (_, params: { total: number }) => params.total,
      phone: ({ context }) => context.draft.phone.trim(),
      problem: null,
      change: null,
      failure: null,
    }),
    rememberProblem: assign({ problem: (_, params: { kind: PurchaseProblem }) => params.kind }),
    rememberChange: assign({
      problem: 'priceChanged',
      change: ({ context }, params: { verdict: QuoteVerdict }) =>
        params.verdict.kind === 'quoted'
          ? { from: context.agreedTotal, to: params.verdict.total }
          : null,
    }),
    forgetProblem: assign({ problem: null, change: null }),
    rememberPhone: assign({ phone: (_, params: { phone: string }) => params.phone }),
    rememberOrder: assign({ orderId: (_, params: { orderId: string }) => params.orderId }),
    rememberPayment: assign({ paymentId: (_, params: { paymentId: string }) => params.paymentId }),
    rememberEnrolment: assign({
      enrolmentId: (_, params: { enrolmentId: string }) => params.enrolmentId,
    }),
    rememberFailure: assign({ failure: (_, params: { kind: PaymentFailure }) => params.kind }),
    rememberCoinsEarned: assign({ coinsEarned: (_, params: { coins: number }) => params.coins }),
  },
  guards: {
    isReturning: ({ context }) => context.orderId !== null,
    isPromoSettled: ({ context }) => ['none', 'valid'].includes(context.promo.kind),
    isDraftComplete: ({ context }) => Object.keys(errorsOf(context.draft)).length === 0,
    isKind: (_, params: { kind: string; wanted: readonly string[] }) =>
      params.wanted.includes(params.kind),
    isOtherPrice: ({ context }, params: { verdict: QuoteVerdict }) =>
      params.verdict.kind === 'quoted' && params.verdict.total !== context.agreedTotal,
    isFree: (_, params: { verdict: QuoteVerdict }) =>
      params.verdict.kind === 'quoted' && params.verdict.route === 'free',
    hasEarned: (_, params: { coins: number }) => params.coins > 0,
  },
  delays: { recheck: 4000 },
})
