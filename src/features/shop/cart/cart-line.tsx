import { Link } from '@tanstack/react-router'
import { priceWithGst } from '#domain/shop/purchase.rules.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { cx, sva } from '#styled/css'
import { link, picture } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Price } from '#ui/display/price.tsx'
import { rupees } from '#ui/display/rupees.ts'
import type { CartLineData } from './cart-line.types.ts'

const problems = {
	gone: m.cart_gone,
	owned: m.cart_owned,
	notSold: m.cart_not_sold,
	covered: m.cart_covered,
}

const look = sva({
	slots: ['root', 'cover', 'body', 'title', 'note', 'side'],
	base: {
		root: {
			display: 'grid',
			gridTemplateColumns: { base: '[5.5rem minmax(0, 1fr)]', md: '[9rem minmax(0, 1fr) auto]' },
			columnGap: '4',
			rowGap: '2',
			py: '4',
			borderBottomWidth: '1px',
			borderColor: 'line',
		},
		cover: { borderRadius: 'sm' },
		body: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '1' },
		title: { textStyle: 'title' },
		note: { textStyle: 'small', color: 'red' },
		side: {
			display: 'flex',
			flexDirection: { base: 'row', md: 'column' },
			justifyContent: 'space-between',
			alignItems: { base: 'center', md: 'flex-end' },
			gridColumn: { base: '[1 / -1]', md: 'auto' },
		},
	},
})()

type CartLineProps = { line: CartLineData; busy: boolean; onRemove: () => void }

/** One thing in the cart: what, what it costs now, and the way out of the cart (CRT-03). */
export const CartLine = ({ line, busy, onRemove }: CartLineProps) => {
	const title = line.title ?? m.cart_unknown()
	return (
		<li className={look.root}>
			<div className={cx(picture(), look.cover)}>
				{line.thumbnail && (
					<picture>
						<img src={line.thumbnail} alt="" width={144} height={81} loading="lazy" />
					</picture>
				)}
			</div>
			<div className={look.body}>
				<h2 className={look.title}>
					{line.path ? (
						<Link className={link({ kind: 'plain' })} to={line.path} lang={langOf(title)}>
							{title}
						</Link>
					) : (
						title
					)}
				</h2>
				{line.problem && <p className={look.note}>{problems[line.problem]()}</p>}
				{line.priceBefore !== null && (
					<p className={look.note}>
						{m.cart_price_changed({ before: rupees(priceWithGst(line.priceBefore)) })}
					</p>
				)}
			</div>
			<div className={look.side}>
				{!line.problem && (
					<Price
						amount={priceWithGst(line.price ?? 0)}
						before={line.oldPrice && priceWithGst(line.oldPrice)}
					/>
				)}
				{!line.problem && line.included && <Badge tone="leaf">{m.card_in_plan()}</Badge>}
				<Button
					tone="quiet"
					size="sm"
					busy={busy}
					onClick={onRemove}
					aria-label={m.cart_remove_named({ title })}
				>
					{m.cart_remove()}
				</Button>
			</div>
		</li>
	)
}
