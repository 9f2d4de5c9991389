import { fromPromise } from 'xstate'
import type { PromoCheckActors } from '#machines/shop/discount/promo-check.types.ts'
import type { Quote } from '#openapi/v1.gen.ts'

/** Requests a quote with the code and stores it in the query cache. */
export type QuoteWithCode = (code: string, signal: AbortSignal) => Promise<Quote>

/**
 * One question to the server per code: the quote says whether it holds (PRM-01, PRM-02), a refusal
 * in the server's own words.
 */
export const promoCheckActors = (quote: QuoteWithCode) =>
	({
		checkPromo: fromPromise(async ({ input, signal }) => {
			const { promo_rejection: refused } = await quote(input.code, signal)
			if (!refused) return { kind: 'valid' as const }
			if (refused.code === 'promo-unknown') return { kind: 'invalid' as const }
			return { kind: 'refused' as const, detail: refused.message }
		}),
	}) satisfies PromoCheckActors
