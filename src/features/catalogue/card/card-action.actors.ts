import { fromPromise, waitFor } from 'xstate'
import type { CardActionActors, CardVerdict } from '#machines/catalogue/card/card-action.types.ts'
import type { LocalItem } from '#machines/shop/cart/cart.types.ts'
import type { Processes } from '#processes/processes.ts'

type CartRef = Processes['cart']

const settled = async (
	cart: CartRef,
	resourceId: string,
	signal: AbortSignal,
): Promise<CardVerdict> => {
	const { context } = await waitFor(
		cart,
		(snapshot) => snapshot.context.changes.every((change) => change.resourceId !== resourceId),
		{ signal, timeout: Number.POSITIVE_INFINITY },
	)
	const { failure } = context
	if (failure?.resourceId !== resourceId) return { kind: 'changed' }
	if (failure.kind === 'unavailable') throw new Error('The cart is unavailable.')
	return { kind: failure.kind }
}

/**
 * Passes a card's commands to the cart process, local or server, and waits for the result (CRD-01,
 * CRD-06).
 */
export const cardActionActors = (cart: CartRef, item: LocalItem) =>
	({
		addToCart: fromPromise(({ signal }) => {
			cart.send({ type: 'item.added', item })
			return settled(cart, item.course_id, signal)
		}),
		removeFromCart: fromPromise(({ signal }) => {
			cart.send({ type: 'item.removed', resourceId: item.course_id })
			return settled(cart, item.course_id, signal)
		}),
	}) satisfies CardActionActors
