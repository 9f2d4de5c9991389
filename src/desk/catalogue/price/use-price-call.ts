import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { api } from '#api/client.ts'
import type { Prices } from '#openapi/v1.gen.ts'
import { announce } from '#ui/dialog/announce.ts'
import { type PriceRecord, priceQuery, pricesKey } from './price.queries.ts'

type Asked = { before: Prices; prices: Prices; effective_at: string | null }

/** The calls about one resource's price, and what follows them. */
export const usePriceCall = (id: string, said: string) => {
	const queryClient = useQueryClient()
	const answer = useRef<PriceRecord | null>(null)
	const change = async (body: Asked, signal: AbortSignal) => {
		const params = { path: { resource_id: id } }
		const { data } = await api.POST('/desk/prices/{resource_id}/changes', { params, body, signal })
		answer.current = data!
	}
	const cancel = async (changeId: string, signal: AbortSignal) => {
		const params = { path: { change_id: changeId } }
		const { data } = await api.DELETE('/desk/price-changes/{change_id}', { params, signal })
		answer.current = data!
	}
	const onDone = useCallback(() => {
		announce(said)
		queryClient.setQueryData(priceQuery(id).queryKey, answer.current!)
		void queryClient.invalidateQueries({ queryKey: [...pricesKey, 'list'] })
	}, [queryClient, id, said])
	return { change, cancel, onDone }
}
