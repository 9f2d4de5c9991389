import { termsOf } from '#domain/shop/purchase.rules.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import type { OfferedDiscount } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'

const card = css({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: '3',
	px: '4',
	py: '3',
	borderWidth: '1px',
	borderStyle: 'dashed',
	borderColor: 'control',
	borderRadius: 'sm',
	minW: '0',
	'&[data-applied=true]': { borderStyle: 'solid', borderColor: 'leaf', bg: 'leaf.soft' },
})
const words = css({ minW: '0', display: 'flex', flexDirection: 'column' })
const name = css({ fontWeight: 'bold', overflowWrap: 'anywhere' })
const saves = css({ color: 'leaf', fontWeight: 'medium' })
const note = css({ textStyle: 'note', color: 'ink.muted' })

type CouponCardProps = {
	coupon: OfferedDiscount
	state: 'free' | 'applying' | 'applied'
	busy: boolean
	onChoose: () => void
	onClear: () => void
}

/**
 * One coupon: what it is, what it saves on this order or asks for, and one thing to press (PRM-03).
 */
export const CouponCard = (props: CouponCardProps) => {
	const { coupon, state, busy, onChoose, onClear } = props
	const { applies, saving } = coupon
	const minimum = termsOf(coupon).minimum_order
	return (
		<li className={card} data-applied={state === 'applied'}>
			<span className={words}>
				<span className={name} lang={langOf(coupon.title)}>
					{coupon.title}
				</span>
				{applies && saving ? (
					<span className={saves}>{m.coupon_saving({ amount: rupees(saving) })}</span>
				) : null}
				<span className={note}>{m.coupon_code({ code: coupon.code })}</span>
				{!applies && minimum ? (
					<span className={note}>{m.coupon_minimum({ amount: rupees(minimum) })}</span>
				) : null}
			</span>
			{state === 'applied' ? (
				<span className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
					<Badge tone="leaf">{m.coupon_applied()}</Badge>
					<Button
						tone="quiet"
						size="sm"
						busy={busy}
						onClick={onClear}
						aria-label={m.coupon_clear_code({ code: coupon.code })}
					>
						{m.coupon_clear()}
					</Button>
				</span>
			) : applies ? (
				<Button
					tone="outline"
					size="sm"
					busy={busy || state === 'applying'}
					onClick={onChoose}
					aria-label={m.coupon_apply_code({ code: coupon.code })}
				>
					{m.coupon_apply()}
				</Button>
			) : (
				<Badge>{m.coupon_not_applicable()}</Badge>
			)}
		</li>
	)
}
