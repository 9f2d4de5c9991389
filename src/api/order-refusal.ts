import { ApiError } from './api-error.ts'

/** Why the server did not make an order as asked (purchase, payments and free enrolment share these answers). */
export type OrderRefusal =
  | 'priceChanged'
  | 'promoRefused'
  | 'coinsRefused'
  | 'alreadyOwned'
  | 'itemGone'
  | 'nothingToPay'
  | 'notFree'
  | 'signedOut'

const refusals: Record<string, OrderRefusal> = {
  'price-changed': 'priceChanged',
  'coins-insufficient': 'coinsRefused',
  'already-owned': 'alreadyOwned',
  'unknown-product': 'itemGone',
  'nothing-to-pay': 'nothingToPay',
  'payment-required': 'notFree',
  'signed-out': 'signedOut',
  'session-expired': 'signedOut',
}

/** The refusal with this code of a problem or a quote; null when the code is none. */
export const refusalOfCode = (code: string): OrderRefusal | null =>
  code.startsWith('promo-') ? 'promoRefused' : (refusals[code] ?? null)

/** The refusal that a failed call stands for; throws on whatever is no refusal. */
export const refusalOf = <Kind extends OrderRefusal>(
  error: unknown,
  expected: readonly Kind[],
): { kind: Kind } => {
  const found = error instanceof ApiError ? refusalOfCode(error.code) : null
  const kind = expected.find((one) => one === found)
  if (!kind) throw error
  return { kind }
}
