import type { CartRefusal } from '#domain/shop/cart.rules.ts'

/** The server's own sentence for each refusal, for clients that show it as it is. */
export const messageOfCart: Record<CartRefusal, string> = {
	'already-owned': 'You already have this in My Learning',
	'cart-type-refused': 'This is not sold through the cart. Open it to register',
	'cart-full': 'Your cart is full. Buy or remove something first',
}
