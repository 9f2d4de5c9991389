import type {
  AwaitVerdict,
  CardVerdict,
  EnrolVerdict,
  PaymentFailure,
  PurchaseContext,
  PurchaseProblem,
  PurchaseRequest,
  QuoteVerdict,
  RedirectVerdict,
} from './purchase.types.ts'

type Given = { context: PurchaseContext }
type Answer = { event: { output: { kind: string } } }
type Answered<Output> = { event: { output: Output } }

/** What is asked of a provider or of the free route. */
export const requestOf = ({ context }: Given): PurchaseRequest => ({
  productIds: context.productIds,
  name: context.draft.name.trim(),
  email: context.draft.email.trim(),
  phone: context.phone,
  promoCode: context.promo.kind === 'valid' ? context.promo.code : null,
  coins: context.coins,
  total: context.agreedTotal,
})

/** Whether an actor answered with one of these kinds. */
export const answered = (...wanted: string[]) => ({
  type: 'isKind' as const,
  params: ({ event }: Answer) => ({ kind: event.output.kind, wanted }),
})

/** What is asked of a quote. */
export const wishOf = ({ context }: Given) => {
  const { productIds, promoCode, coins } = requestOf({ context })
  return { productIds, promoCode, coins }
}

/** The server's quote. */
export const quoted = ({ event }: Answered<QuoteVerdict>) => ({ verdict: event.output })

/** The coins that the payment earned. */
export const earned = ({ event }: Answered<{ coins: number }>) => ({ coins: event.output.coins })

/** Remembers the order that was made. */
export const ordering = {
  type: 'rememberOrder' as const,
  params: ({ event }: Answered<CardVerdict | RedirectVerdict>) => ({
    orderId: 'orderId' in event.output ? event.output.orderId : '',
  }),
}

/** Remembers the payment that was made. */
export const remembering = {
  type: 'rememberPayment' as const,
  params: ({ event }: Answered<CardVerdict | AwaitVerdict>) => ({
    paymentId: event.output.kind === 'paid' ? event.output.paymentId : '',
  }),
}

/** Remembers the enrolment that was made. */
export const enrolling = {
  type: 'rememberEnrolment' as const,
  params: ({ event }: Answered<EnrolVerdict>) => ({
    enrolmentId: event.output.kind === 'enrolled' ? event.output.enrolmentId : '',
  }),
}

/** Remembers the phone in international form. */
export const phoning = {
  type: 'rememberPhone' as const,
  params: ({ event }: Answered<{ phone: string }>) => ({ phone: event.output.phone }),
}

/** Remembers this failure for the alert. */
export const failing = (kind: PaymentFailure) => ({
  type: 'rememberFailure' as const,
  params: { kind },
})

/** Remembers the failure that the payment answered with. */
export const failingSo = {
  type: 'rememberFailure' as const,
  params: ({ event }: Answer) => ({ kind: event.output.kind as PaymentFailure }),
}

/** Keeps the draft where it survives leaving the page. */
export const storing = {
  type: 'storeDraft' as const,
  params: ({ context }: Given) => ({ draft: context.draft, productIds: context.productIds }),
}

/** Goes back to the form, which says this. */
export const backWith = (kind: PurchaseProblem) => ({
  target: '#purchase.editing',
  actions: { type: 'rememberProblem' as const, params: { kind } },
})

/** Goes back to the form, which says what the server refused; a session that ended asks for login first. */
export const backWithRefusal = [
  {
    guard: answered('signedOut'),
    target: '#purchase.editing',
    actions: [
      { type: 'rememberProblem' as const, params: { kind: 'signedOut' as const } },
      storing,
      {
        type: 'askLogin' as const,
        params: ({ context }: Given) => ({ productIds: context.productIds }),
      },
    ],
    description: 'Login first; the draft is kept over it.',
    meta: { requirement: 'ROL-01' },
  },
  {
    target: '#purchase.editing',
    actions: {
      type: 'rememberProblem' as const,
      params: ({ event }: Answer) => ({ kind: event.output.kind as PurchaseProblem }),
    },
    meta: { requirement: 'PUR-07' },
  },
]
