import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useProcesses } from '#processes/processes.ts'
import { cartQuery, cartQuoteQuery } from './cart.queries.ts'
import { localLines, serverLines } from './cart-lines.ts'

/** Returns the cart for its page: lines, totals and state (CRT-01 to CRT-03). */
export const useCart = (signedIn: boolean) => {
	const { cart } = useProcesses()
	const items = useSelector(cart, ({ context }) => context.items)
	const failure = useSelector(cart, ({ context }) => context.failure)
	const merging = useSelector(cart, (snapshot) => snapshot.matches('merging'))
	const mergeFailed = useSelector(cart, (snapshot) => snapshot.matches('mergeFailed'))
	const changing = useSelector(
		cart,
		({ context }) => context.changes.map(({ resourceId }) => resourceId),
		same,
	)
	const server = useQuery({ ...cartQuery, enabled: signedIn })
	const held = server.data?.data ?? []
	const ids = signedIn
		? held.map(({ course_id }) => course_id)
		: items.map(({ course_id }) => course_id)
	const quote = useQuery(cartQuoteQuery(ids))
	const known = ids.length > 0 ? quote.data : undefined
	return {
		lines: signedIn ? serverLines(held, known) : localLines(items, known),
		quote: known,
		pending: merging || (signedIn && server.isPending) || (ids.length > 0 && quote.isPending),
		unreachable: (signedIn && server.isError && !server.data) || (quote.isError && !quote.data),
		retry: () => void Promise.all([signedIn && server.refetch(), quote.refetch()]),
		mergeFailed,
		failure,
		changing,
		send: cart.send,
	}
}

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join()
