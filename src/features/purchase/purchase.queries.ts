import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'

/** What a quote depends on; the code only once it is valid. */
export type QuoteWish = { productIds: readonly string[]; promoCode: string | null; coins: number }

/** The wish as the call wants it. */
export const quoteBody = ({ productIds, promoCode, coins }: QuoteWish) => ({
  product_id: [...productIds],
  coins,
  ...(promoCode && { promo_code: promoCode }),
})

/** The price of an order as the server computes it now, in paise (PUR-02); the old figures stay until the new ones are here. */
export const quoteQuery = (wish: QuoteWish) =>
  queryOptions({
    queryKey: ['mine', 'quote', wish],
    queryFn: async ({ signal }) =>
      (await api.POST('/purchase/quote', { body: quoteBody(wish), signal })).data!,
    placeholderData: keepPreviousData,
  })

/** An order by its id; the way back from a provider's page needs its products. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['mine', 'order', orderId],
    queryFn: async ({ signal }) =>
      (await api.GET('/orders/{order_id}', { params: { path: { order_id: orderId } }, signal }))
        .data!,
  })

/** The telephone metadata, in a chunk of its own. */
export const phoneBookQuery = queryOptions({
  queryKey: ['phone-book'],
  queryFn: async () => (await import('./phone-book.ts')).phoneBook,
  staleTime: Number.POSITIVE_INFINITY,
})
