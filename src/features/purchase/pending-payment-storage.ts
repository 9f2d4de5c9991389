import * as z from 'zod/mini'

const LEAVING_KEY = 'vidya.leaving'

const pendingPayment = z.object({
  accountId: z.string(),
  orderId: z.string(),
  productIds: z.array(z.string()),
})

/** The order that the provider's page has, whose it is, and what it is for. */
export type PendingPayment = z.infer<typeof pendingPayment>

const read = (): PendingPayment | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(LEAVING_KEY) ?? 'null')
    return pendingPayment.safeParse(stored).data ?? null
  } catch {
    return null
  }
}

/** Remembers over a full page load, in this tab only, that a payment was begun elsewhere; what does not parse is nothing. */
export const pendingPaymentStorage = {
  read,
  write: ({
    productIds,
    ...rest
  }: Omit<PendingPayment, 'productIds'> & { productIds: readonly string[] }): void =>
    sessionStorage.setItem(LEAVING_KEY, JSON.stringify({ ...rest, productIds })),
  forget: (): void => sessionStorage.removeItem(LEAVING_KEY),
}
