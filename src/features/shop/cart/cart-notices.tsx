import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { useCart } from './use-cart.ts'

const stack = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '3',
	pb: '4',
	_empty: { display: 'none' },
})

const failures = {
	owned: m.card_failed_owned,
	notSold: m.card_failed_not_sold,
	full: m.card_failed_full,
	gone: m.card_failed_gone,
	signedOut: m.card_failed_signed_out,
	unavailable: m.card_failed_unavailable,
}

type NoticesProps = { cart: ReturnType<typeof useCart>; signedIn: boolean }

/** Notices of the cart: it is stored here, merging is pending, a change failed. */
export const CartNotices = ({ cart, signedIn }: NoticesProps) => (
	<div className={stack}>
		{!signedIn && cart.lines.length > 0 && <Notice>{m.cart_local_note()}</Notice>}
		{cart.mergeFailed && (
			<Notice kind="warning">
				{m.cart_merge_failed()}
				<div>
					<Button tone="outline" size="sm" onClick={() => cart.send({ type: 'merge.retried' })}>
						{m.app_retry()}
					</Button>
				</div>
			</Notice>
		)}
		{cart.failure && (
			<Notice kind="warning">
				{failures[cart.failure.kind]()}
				<div>
					<Button tone="outline" size="sm" onClick={() => cart.send({ type: 'failure.dismissed' })}>
						{m.app_close()}
					</Button>
				</div>
			</Notice>
		)}
	</div>
)
