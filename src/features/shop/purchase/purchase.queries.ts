import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { QuoteInput } from '#machines/shop/purchase/purchase.types.ts'
import type { Quote } from '#openapi/v1.gen.ts'

/** The input of a quote as the call wants it. */
export const quoteBody = ({ resourceIds, promoCode, coins }: QuoteInput) => ({
	product_id: [...resourceIds],
	coins,
	...(promoCode && { promo_code: promoCode }),
})

/**
 * The price of an order as the server computes it now, in paise (PUR-02); the old figures stay
 * until the new ones are here.
 */
export const quoteQuery = ({ resourceIds, promoCode, coins }: QuoteInput) =>
	queryOptions({
		queryKey: ['mine', 'quote', { resourceIds, promoCode, coins }],
		queryFn: async ({ signal }) =>
			(
				await api.POST('/purchase/quote', {
					body: quoteBody({ resourceIds, promoCode, coins }),
					signal,
				})
			).data!,
		placeholderData: keepPreviousData,
	})

/** Asks for a quote now and keeps it, so that the view shows this very answer. */
export const quoteOnce = async (
	queryClient: QueryClient,
	input: QuoteInput,
	signal: AbortSignal,
): Promise<Quote> => {
	const { data } = await api.POST('/purchase/quote', { body: quoteBody(input), signal })
	queryClient.setQueryData(quoteQuery(input).queryKey, data!)
	return data!
}

/** An order by its id; the way back from a provider's page needs its products. */
export const orderQuery = (orderId: string) =>
	queryOptions({
		queryKey: ['mine', 'order', orderId],
		queryFn: async ({ signal }) =>
			(await api.GET('/orders/{order_id}', { params: { path: { order_id: orderId } }, signal }))
				.data!,
	})
