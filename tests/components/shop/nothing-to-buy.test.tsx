import { expect, test } from 'vitest'
import { NothingToBuy } from '#features/shop/purchase/nothing-to-buy.tsx'
import { renderInApp } from '../support/harness.tsx'

const rejection = (code: 'already-owned' | 'unknown-product') => ({ code, product_id: 'p1' })

test('PUR-07 what is owned already leads to my learning, what is no longer offered to the catalogue', async () => {
	const owned = await renderInApp(
		<NothingToBuy rejections={[rejection('unknown-product'), rejection('already-owned')]} />,
	)
	await expect
		.element(owned.screen.getByRole('link', { name: 'Start Learning' }))
		.toHaveAttribute('href', '/profile/my-learning')
	const gone = await renderInApp(<NothingToBuy rejections={[rejection('unknown-product')]} />)
	await expect
		.element(gone.screen.getByRole('link', { name: 'Find resources' }))
		.toHaveAttribute('href', '/learning')
})
