const LEAVING_KEY = 'vidya.leaving'

/** The order that the provider's page has, and what it is for. */
export type Leaving = { orderId: string; productIds: readonly string[] }

const isLeaving = (value: unknown): value is Leaving => {
  const { orderId, productIds } = (value ?? {}) as Partial<Leaving>
  return typeof orderId === 'string' && Array.isArray(productIds)
}

/** Remembers over a full page load, in this tab only, that a payment was begun elsewhere; what does not parse is nothing. */
export const leavingStorage = {
  read: (): Leaving | null => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(LEAVING_KEY) ?? 'null')
      return isLeaving(stored) ? stored : null
    } catch {
      return null
    }
  },
  write: (leaving: Leaving): void => sessionStorage.setItem(LEAVING_KEY, JSON.stringify(leaving)),
  forget: (): void => sessionStorage.removeItem(LEAVING_KEY),
}
