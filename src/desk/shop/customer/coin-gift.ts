import { api } from '#api/client.ts'
import type { createRepeatKey } from '#api/repeat-key.ts'

/** Most coins of a gift. */
export const MOST_COINS = 10_000

/** Gives a person coins; the same gift sent again is given once. */
export const sendCoins = (
	id: string,
	body: { coins: number; reason: string },
	key: ReturnType<typeof createRepeatKey>,
	signal: AbortSignal,
) =>
	api.POST('/desk/customers/{id}/coins', {
		params: { path: { id }, header: key.headerOf(body) },
		body,
		signal,
	})
