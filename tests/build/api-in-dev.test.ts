import { describe, expect, test } from 'vitest'
import { isOfApi } from '#build/api-in-dev.ts'

describe('24.16 D2 the API of npm run dev', () => {
	test.each([
		'server/shop/cart/cart.service.ts',
		'openapi/v1.yaml',
		'openapi/shop.yaml',
		'machines/shop/order/order-status.machine.ts',
		'domain/shop/cart.rules.ts',
		'domain/learning/training-year.rules.ts',
	])('is loaded again after an edit of %s', (path) => {
		expect(isOfApi(path)).toBe(true)
	})

	test.each([
		'openapi/v1.gen.yaml',
		'tests/server/shop/cart.test.ts',
		'tests/e2e/support/server/x.ts',
		'machines/shop/cart/cart.machine.ts',
		'src/api/client.ts',
		'docs/server/notes.md',
	])('goes on after an edit of %s', (path) => {
		expect(isOfApi(path)).toBe(false)
	})
})
