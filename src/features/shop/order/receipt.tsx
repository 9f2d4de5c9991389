import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { brand } from '#i18n/brand.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { pageText, small } from '#ui/look.ts'
import { orderQuery } from './order.queries.ts'
import { OrderState } from './order-state.tsx'
import { ReceiptLines } from './receipt-lines.tsx'
import { RefundNotices } from './refund-notices.tsx'

const root = css({ _print: { borderWidth: '0', p: '0' } })
const screen = css({ _print: { display: 'none' } })
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pt: '5' })
const head = css({
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	gap: '3',
	pb: '5',
})

/** The receipt of one order, to look at and to print. */
export const Receipt = ({ id }: { id: string }) => {
	const { data: order } = useSuspenseQuery(orderQuery(id))
	const paid = order.status === 'paid'
	return (
		<>
			<div className={screen}>
				<Breadcrumb here={order.receipt_number ?? m.order_details()}>
					<Link to="/profile/purchase-history">{m.header_purchase_history()}</Link>
				</Breadcrumb>
			</div>
			<article className={cx(panel({ pad: true }), root)}>
				<header className={head}>
					<div>
						<p className={small}>{brand()}</p>
						<h1 className={pageText}>{paid ? m.order_receipt() : m.order_details()}</h1>
						{order.receipt_number && (
							<p className={small}>{m.order_number({ number: order.receipt_number })}</p>
						)}
					</div>
					<div>
						<OrderState status={order.status} />
						<p className={small}>{dateAndTime(order.paid_at ?? order.created_at)}</p>
					</div>
				</header>
				<p className={small}>{m.order_billed_to()}</p>
				{order.buyer.name !== order.buyer.email && <p>{order.buyer.name}</p>}
				{order.buyer.organization && <p>{order.buyer.organization}</p>}
				<p className={small}>
					{[order.buyer.email, order.buyer.phone].filter(Boolean).join(' · ')}
				</p>
				<ReceiptLines order={order} />
				<RefundNotices payments={order.payments} />
				{order.payment_id && <p className={small}>{m.order_payment({ id: order.payment_id })}</p>}
				{paid && (
					<div className={cx(screen, acts)}>
						{order.payment_id && (
							<Link className={button()} to="/profile/purchase-history/$id/invoice" params={{ id }}>
								<ReceiptText aria-hidden="true" />
								{m.invoice_title()}
							</Link>
						)}
						<Button tone="outline" onClick={() => window.print()}>
							<Printer aria-hidden="true" />
							{m.order_print()}
						</Button>
					</div>
				)}
			</article>
		</>
	)
}
