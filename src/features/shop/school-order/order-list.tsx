import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { cx, sva } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lookOf } from './order-words.ts'
import { PAGE_SIZE, type SchoolOrderData, schoolOrdersQuery } from './school-order.queries.ts'

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

const noteOf = (order: SchoolOrderData): string =>
	[
		order.quote_number,
		order.purchase_order,
		order.buyer,
		shortDate(order.paid_at ?? order.submitted_at ?? order.created_at),
	]
		.filter(Boolean)
		.join(' · ')

/** Everything the school quoted and ordered, newest first, with the way to each (PRC-01). */
export const OrderList = ({ page }: { page: number }) => {
	const { data, isError } = useQuery(schoolOrdersQuery(page))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.total === 0)
		return (
			<EmptyState icon={<ReceiptText />} title={m.checkout_none()} text={m.checkout_none_hint()}>
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
								<span key={line.product_id}>{`${line.title} × ${line.quantity}`}</span>
							))}
							<span className={look.note}>{noteOf(order)}</span>
						</div>
						<div className={look.side}>
							<Badge tone={lookOf(order).tone}>{lookOf(order).word()}</Badge>
							<span className={look.total}>{rupees(order.total)}</span>
							<Link className={link()} to="/profile/school-orders/$id" params={{ id: order.id }}>
								{m.checkout_open({ number: order.quote_number })}
							</Link>
						</div>
					</li>
				))}
			</ul>
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(to, props) => (
					<Link to="/profile/school-orders" search={{ page: to }} {...props} />
				)}
			/>
		</>
	)
}
