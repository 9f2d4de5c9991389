import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react/pure'
import { CartNotices } from '#features/shop/cart/cart-notices.tsx'
import type { useCart } from '#features/shop/cart/use-cart.ts'

type Cart = ReturnType<typeof useCart>

const show = async (changes: Partial<Cart>, signedIn = true) => {
	const sent: unknown[] = []
	const cart = {
		lines: [],
		mergeFailed: false,
		failure: null,
		send: (event: unknown) => void sent.push(event),
		...changes,
	} as unknown as Cart
	const screen = await render(<CartNotices cart={cart} signedIn={signedIn} />)
	return { screen, sent }
}

test('CRT-02 a merge that failed is said and tried again by one press', async () => {
	const { screen, sent } = await show({ mergeFailed: true })
	await expect.element(screen.getByRole('status')).toBeVisible()
	expect(screen.container.textContent).toContain('Your cart has not reached your account yet')
	await screen.getByRole('button', { name: 'Try again' }).click()
	expect(sent).toEqual([{ type: 'merge.retried' }])
})

test('CRT-03 a change that did not happen says why until it is read', async () => {
	const { screen, sent } = await show({ failure: { resourceId: 'c1', kind: 'full' } })
	await expect.element(screen.getByRole('status')).toBeVisible()
	expect(screen.container.textContent).toContain(
		'Your cart is full. Buy or remove something first.',
	)
	await screen.getByRole('button', { name: 'Close' }).click()
	expect(sent).toEqual([{ type: 'failure.dismissed' }])
})

test('CRT-01 a cart of this browser says so, an empty one and one of an account do not', async () => {
	const line = {} as Cart['lines'][number]
	const words = (await show({ lines: [line] }, false)).screen.container.textContent
	expect(words).not.toBe('')
	expect((await show({}, false)).screen.container.textContent).toBe('')
	expect((await show({ lines: [line] })).screen.container.textContent).toBe('')
})
