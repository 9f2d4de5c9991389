import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useProcesses } from '#processes/processes.ts'
import { cartQuery } from './cart.queries.ts'

/** Which products the cart in force holds, local or server; null while the server cart is on its way. */
export const useCartContents = (signedIn: boolean): ReadonlySet<string> | null => {
  const items = useSelector(useProcesses().cart, ({ context }) => context.items)
  const { data } = useQuery({ ...cartQuery, enabled: signedIn })
  if (!signedIn) return new Set(items.map(({ course_id }) => course_id))
  return data ? new Set(data.data.map(({ course_id }) => course_id)) : null
}
