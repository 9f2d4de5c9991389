import { priceWithGst } from '#domain/shop/purchase.rules.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import type { QuoteLine } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Badge } from '#ui/display/badge.tsx'
import { Price } from '#ui/display/price.tsx'

const list = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '2',
	listStyle: 'none',
	p: '0',
	m: '0',
})
const line = css({
	display: 'flex',
	justifyContent: 'space-between',
	gap: '4',
	alignItems: 'baseline',
})
const title = css({ minW: '0', overflowWrap: 'anywhere', fontWeight: 'medium' })
const price = css({ textAlign: 'right', flexShrink: '0' })

/**
 * Lines of the order, each with price and GST. The price before plan and promo code is struck out,
 * or the line says that the plan includes it (PUR-02, CRD-08).
 */
export const OrderLines = ({ lines }: { lines: readonly QuoteLine[] }) => (
	<ul className={list}>
		{lines.map((item) => (
			<li key={item.product_id} className={line}>
				<span className={title} lang={langOf(item.title)}>
					{item.title}
				</span>
				<span className={price}>
					<Price
						amount={priceWithGst(item.price - item.plan_discount - item.discount)}
						before={priceWithGst(item.price)}
					/>
					{item.plan_discount > 0 && item.plan_discount === item.price && (
						<Badge tone="leaf">{m.card_in_plan()}</Badge>
					)}
				</span>
			</li>
		))}
	</ul>
)
