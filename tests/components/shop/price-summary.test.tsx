import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react/pure'
import { PriceSummary } from '#features/shop/purchase/price-summary.tsx'
import { quote } from '../support/quote.ts'

const rowsOf = (element: Element) =>
	[...element.querySelectorAll('dl > div')].map((row) => [
		row.querySelector('dt')!.textContent,
		row.querySelector('dd')!.textContent,
	])

test('W6 PUR-02 WAL-01 the summary says price, discounts and coins with GST, and they add up', async () => {
	const { container } = await render(<PriceSummary quote={quote()} />)
	expect(rowsOf(container)).toEqual([
		['Price', '₹1,180'],
		['Plan discount', '− ₹236'],
		['Discount (TEACH20)', '− ₹189'],
		['5 coins', '− ₹5'],
		['Total', '₹750'],
		['GST 18 %', '₹115.20 included'],
	])
})

test('PUR-02 what does not lower the price has no row, the price itself always', async () => {
	const plain = { plan_discount: 0, discount: 0, promo: null, rounding: 0, coins: 0 }
	const { container } = await render(
		<PriceSummary quote={quote({ ...plain, gst: 0, price: 0, total: 0 })} />,
	)
	expect(rowsOf(container)).toEqual([
		['Price', '₹0'],
		['Total', '₹0'],
	])
})
