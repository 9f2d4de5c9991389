import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useProcesses } from '#processes/processes.ts'
import { cartQuery } from './cart.queries.ts'

const idsOf = (items: readonly { course_id: string }[]): string =>
	items.map(({ course_id }) => course_id).join(' ')

/**
 * Which products the cart in force holds, local or server; null while the server cart is on its
 * way. The same set as long as it holds the same.
 */
export const useCartContents = (signedIn: boolean): ReadonlySet<string> | null => {
	const local = useSelector(useProcesses().cart, ({ context }) => idsOf(context.items))
	const { data } = useQuery({ ...cartQuery, enabled: signedIn })
	const own = data && idsOf(data.data)
	const ids = signedIn ? own : local
	return useMemo(() => (ids === undefined ? null : new Set(ids.split(' ').filter(Boolean))), [ids])
}
