import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { m } from '#i18n/messages'
import { cartMachine } from '#machines/shop/cart/cart.machine.ts'
import { writeCart } from '#machines/shop/cart/cart.rules.ts'
import { observe } from '#processes/journey/observe.ts'
import { provided } from '#processes/provided.ts'
import { cartActors } from './cart.actors.ts'

const CART_KEY = 'vidya.cart'

/** Builds the cart of the app; what storage holds is read when it starts. */
export const createCart = (queryClient: QueryClient, announce: (message: string) => void) =>
	createActor(
		provided(cartMachine, () => ({
			actors: cartActors(queryClient),
			actions: {
				storeCart: (_, { items }) => writeStored(CART_KEY, writeCart(items)),
				announce: (_, { message }) => announce(message),
				announceDropped: (_, { count }) => announce(m.cart_dropped({ count })),
			},
		})),
		{ inspect: observe, input: {} },
	)

/** Starts the cart with what storage holds; a change in another tab is followed (CRT-01). */
export const startCart = (cart: ReturnType<typeof createCart>): void => {
	const observeStorage = () => cart.send({ type: 'storage.observed', stored: readStored(CART_KEY) })
	cart.start()
	observeStorage()
	window.addEventListener('storage', ({ key }) => {
		if (key === CART_KEY) observeStorage()
	})
}
