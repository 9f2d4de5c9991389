const LEAVING_KEY = 'vidya.leaving'

/** The order that the provider's page has, and what it is for. */
export type PendingPayment = { orderId: string; productIds: readonly string[] }

const isLeaving = (value: unknown): value is PendingPayment => {
  const { orderId, productIds } = (value ?? {}) as Partial<PendingPayment>
  return typeof orderId === 'string' && Array.isArray(productIds)
}

/** Remembers over a full page load, in this tab only, that a payment was begun elsewhere; what does not parse is nothing. */
export const pendingPaymentStorage = {
  read: (): PendingPayment | null => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(LEAVING_KEY) ?? 'null')
      return isLeaving(stored) ? stored : null
    } catch {
      return null
    }
  },
  write: (leaving: PendingPayment): void =>
    sessionStorage.setItem(LEAVING_KEY, JSON.stringify(leaving)),
  forget: (): void => sessionStorage.removeItem(LEAVING_KEY),
}
