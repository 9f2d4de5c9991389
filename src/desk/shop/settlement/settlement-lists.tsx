import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { MoreButton } from '#desk/list/more-button.tsx'
import type { Days } from '#desk/period/period.ts'
import { moneyOf } from '#desk/shop/order/order-words.ts'
import { dateAndTime, shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { rupees } from '#ui/display/rupees.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { smallLine } from '#ui/look.ts'
import { LineTable } from './line-table.tsx'
import {
	linesQuery,
	type Settlement,
	settlementsQuery,
	unsettledQuery,
} from './settlement.queries.ts'
import { providerNames } from './settlement-words.ts'

/** Lines of all settlements that somebody must look at (DSK-15). */
export const OpenLines = () => {
	const list = useSuspenseInfiniteQuery(linesQuery())
	const lines = list.data.pages.flatMap(({ data }) => data)
	if (lines.length === 0)
		return (
			<EmptyState title={m.desk_settle_open_none_title()} text={m.desk_settle_open_none_text()} />
		)
	return (
		<>
			<LineTable label={m.desk_settle_open()} lines={lines} />
			<MoreButton list={list}>{m.desk_settle_more()}</MoreButton>
		</>
	)
}

const cellsOf = ({ id, provider, provider_id, settled_on, utr, currency, ...sums }: Settlement) => [
	<span key="day">
		<DeskLink className={link()} to={`/settlements/${id}`}>
			{shortDate(settled_on)} · {providerNames[provider]}
		</DeskLink>
		<span className={smallLine}>{utr || provider_id}</span>
	</span>,
	moneyOf(sums.paid, currency),
	moneyOf(sums.returned, currency),
	moneyOf(sums.fee, currency),
	moneyOf(sums.net, currency),
	String(sums.open),
]

/** Settlements in the bank, the newest first (DSK-15). */
export const Settlements = () => {
	const list = useSuspenseInfiniteQuery(settlementsQuery)
	const rows = list.data.pages.flatMap(({ data }) => data)
	if (rows.length === 0)
		return <EmptyState title={m.desk_settle_none_title()} text={m.desk_settle_none_text()} />
	return (
		<>
			<DataTable
				numeric
				label={m.desk_settle_all()}
				heads={[
					m.desk_settle_day(),
					m.desk_settle_paid(),
					m.desk_settle_returned(),
					m.desk_settle_fee(),
					m.desk_settle_net(),
					m.desk_settle_to_do(),
				]}
				rows={rows.map((row) => ({ key: row.id, cells: cellsOf(row) }))}
			/>
			<MoreButton list={list}>{m.desk_settle_more()}</MoreButton>
		</>
	)
}

/** Payments of some days that no settlement names (DSK-15). */
export const UnsettledPayments = ({ days }: { days: Days }) => {
	const list = useSuspenseInfiniteQuery(unsettledQuery(days))
	const rows = list.data.pages.flatMap(({ data }) => data)
	const [{ total_rows, amount } = { total_rows: 0, amount: 0 }] = list.data.pages
	if (rows.length === 0)
		return (
			<EmptyState
				title={m.desk_settle_missing_none_title()}
				text={m.desk_settle_missing_none_text()}
			/>
		)
	return (
		<>
			<p>{m.desk_settle_missing_sum({ count: total_rows, amount: rupees(amount) })}</p>
			<DataTable
				numeric
				label={m.desk_settle_missing()}
				heads={[m.desk_settle_payment(), m.desk_settle_paid_at(), m.desk_settle_amount()]}
				rows={rows.map((row) => ({
					key: row.id,
					cells: [
						<span key="order">
							<DeskLink className={link()} to={`/orders/${row.order_id}`}>
								{row.receipt_number ?? m.desk_order_no_receipt()}
							</DeskLink>
							<span className={smallLine}>
								{providerNames[row.provider]} · {row.id}
							</span>
						</span>,
						dateAndTime(row.paid_at),
						moneyOf(row.amount, row.currency),
					],
				}))}
			/>
			<MoreButton list={list}>{m.desk_settle_more()}</MoreButton>
		</>
	)
}
