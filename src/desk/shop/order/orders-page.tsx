import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { MoreButton } from '#desk/list/more-button.tsx'
import { SavedViews } from '#desk/saved-view/saved-views.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { lead5, smallLine } from '#ui/look.ts'
import { type OrderRow, ordersQuery } from './order.queries.ts'
import { moneyOf, statusTones, statusWords } from './order-words.ts'
import { type OrdersSearch, orderStatuses } from './orders.search.ts'

const cellsOf = (row: OrderRow) => [
	<span key="order">
		<DeskLink className={link()} to={`/orders/${row.id}`}>
			{row.receipt_number ?? m.desk_order_no_receipt()}
		</DeskLink>
		<span className={smallLine}>{dateAndTime(row.created_at)}</span>
	</span>,
	<span key="buyer">
		{row.buyer.name}
		<span className={smallLine}>{row.buyer.email}</span>
		{row.school && (
			<span className={smallLine}>{m.desk_order_for_school({ school: row.school })}</span>
		)}
	</span>,
	row.titles.join(', '),
	moneyOf(row.total, row.currency),
	<Badge key="status" tone={row.is_returned ? 'neutral' : statusTones[row.status]}>
		{row.is_returned ? m.desk_order_returned() : statusWords[row.status]()}
	</Badge>,
]

const Rows = ({ place }: { place: OrdersSearch }) => {
	const list = useSuspenseInfiniteQuery(ordersQuery(place))
	const rows = list.data.pages.flatMap((page) => page.data)
	if (rows.length === 0)
		return place.search || place.status ? (
			<EmptyState title={m.desk_order_none_found_title()} text={m.desk_order_none_found_text()} />
		) : (
			<EmptyState title={m.desk_order_none_title()} text={m.desk_order_none_text()} />
		)
	return (
		<>
			<DataTable
				label={m.desk_order_list_title()}
				heads={[
					m.desk_order_order(),
					m.desk_order_buyer(),
					m.desk_order_bought(),
					m.desk_order_total(),
					m.desk_order_status(),
				]}
				rows={rows.map((row) => ({ key: row.id, cells: cellsOf(row) }))}
			/>
			<MoreButton list={list}>{m.desk_order_older()}</MoreButton>
		</>
	)
}

/** Every order of the shop, found by any of its numbers (DSK-11). */
export const OrdersPage = () => {
	const place = useSearch({ strict: false }) as OrdersSearch
	const navigate = useNavigate()
	const go = (change: Partial<Record<keyof OrdersSearch, string | undefined>>) =>
		void navigate({ to: '/orders', search: { ...place, ...change } } as never)
	return (
		<>
			<Heading>{m.desk_order_list_title()}</Heading>
			<p className={lead5}>{m.desk_order_list_text()}</p>
			<SearchTools
				label={m.desk_order_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.desk_order_status(),
						value: place.status ?? '',
						options: [
							{ value: '', label: m.desk_order_every_status() },
							...orderStatuses.map((value) => ({ value, label: statusWords[value]() })),
						],
						onChange: (status) => go({ status: status || undefined }),
					},
				]}
			/>
			<SavedViews list="orders" place={place} />
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} />
			</Suspense>
		</>
	)
}
