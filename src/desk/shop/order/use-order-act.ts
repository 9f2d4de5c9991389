import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { announce } from '#ui/dialog/announce.ts'
import { ordersKey } from './order.queries.ts'

/** Returns a function that announces an act on an order and reads the order again. */
export const useOrderAct = (said: string) => {
	const queryClient = useQueryClient()
	return useCallback(() => {
		announce(said)
		void queryClient.invalidateQueries({ queryKey: ordersKey })
	}, [queryClient, said])
}
