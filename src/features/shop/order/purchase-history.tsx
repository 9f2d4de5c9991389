import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { cx, sva } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { rupees } from '#ui/display/rupees.ts'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { ordersQuery, PAGE_SIZE } from './order.queries.ts'
import { OrderState } from './order-state.tsx'

const look = sva({
	slots: ['list', 'row', 'names', 'note', 'side', 'total'],
	base: {
		list: { display: 'flex', flexDirection: 'column', gap: '3' },
		row: { display: 'flex', flexWrap: 'wrap', gap: '3', p: '4', justifyContent: 'space-between' },
		names: {
			display: 'flex',
			flexDirection: 'column',
			gap: '1',
			flex: '[1 1 16rem]',
			minW: '0',
			fontWeight: 'medium',
		},
		note: { textStyle: 'small', color: 'ink.muted', fontWeight: 'regular' },
		side: { display: 'flex', alignItems: 'center', gap: '4', flexWrap: 'wrap' },
		total: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
	},
})()

/** Everything one has bought, with the way to each receipt. */
export const PurchaseHistory = ({ page }: { page: number }) => {
	const { data, isError } = useQuery(ordersQuery(page))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.data.length === 0)
		return (
			<EmptyState icon={<ReceiptText />} title={m.order_empty()} text={m.order_empty_hint()}>
				<Link className={button()} to="/learning">
					{m.learning_find()}
				</Link>
			</EmptyState>
		)
	return (
		<>
			<ul className={look.list}>
				{data.data.map((order) => (
					<li key={order.id} className={cx(panel(), look.row)}>
						<div className={look.names}>
							{order.lines.map((line) => (
								<span key={line.product_id}>{line.title}</span>
							))}
							<span className={look.note}>{shortDate(order.paid_at ?? order.created_at)}</span>
						</div>
						<div className={look.side}>
							<OrderState status={order.status} />
							<span className={look.total}>{rupees(order.total)}</span>
							<Link className={link()} to="/profile/purchase-history/$id" params={{ id: order.id }}>
								{order.status === 'paid' ? m.order_receipt() : m.order_details()}
							</Link>
						</div>
					</li>
				))}
			</ul>
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(to, props) => (
					<Link to="/profile/purchase-history" search={{ page: to }} {...props} />
				)}
			/>
		</>
	)
}
