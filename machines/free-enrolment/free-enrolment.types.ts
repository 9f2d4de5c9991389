import type { PromiseActorLogic } from 'xstate'

/** Who enrols in what for nothing; `promoCode` when a discount made it free. */
export type FreeEnrolmentRequest = {
  productIds: readonly string[]
  name: string
  email: string
  phone: string
  promoCode: string | null
  coins: number
}

/** `enrolmentId` leads to the item in my learning (CAT-08). */
export type FreeEnrolmentVerdict =
  | { kind: 'enrolled'; enrolmentId: string }
  | {
      kind: 'notFree' | 'promoRefused' | 'coinsRefused' | 'alreadyOwned' | 'itemGone' | 'signedOut'
    }

export type FreeEnrolmentOutput = FreeEnrolmentVerdict | { kind: 'failed' }

export type FreeEnrolmentContext = {
  request: FreeEnrolmentRequest
  verdict: FreeEnrolmentVerdict | null
}

export type FreeEnrolmentActors = {
  /** Enrols without payment; the server decides whether that is due. */
  registerFree: PromiseActorLogic<FreeEnrolmentVerdict, FreeEnrolmentRequest>
}
