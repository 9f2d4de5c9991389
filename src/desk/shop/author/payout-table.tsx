import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '#desk/list/more-button.tsx'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { smallLine } from '#ui/look.ts'
import { type Payout, type PayoutFilter, payoutsQuery } from './author.queries.ts'
import { PayoutButtons } from './payout-buttons.tsx'

/** Names of the statuses of a payout. */
export const payoutStatusNames: Record<Payout['status'], () => string> = {
	prepared: m.desk_payout_prepared,
	sent: m.desk_payout_sent,
	cancelled: m.desk_payout_cancelled,
}

const tones = { prepared: 'gold', sent: 'leaf', cancelled: 'neutral' } as const

type TableProps = {
	filter: PayoutFilter
	/** The reader decides about payouts; an author only reads. */
	decides: boolean
	/** The sentence of an empty list. */
	none: string
}

/** Payouts, the newest first (DSK-22). */
export const PayoutTable = ({ filter, decides, none }: TableProps) => {
	const list = useSuspenseInfiniteQuery(payoutsQuery(filter))
	const rows = list.data.pages.flatMap(({ data }) => data)
	if (rows.length === 0) return <EmptyState title={m.desk_payout_none_title()} text={none} />
	return (
		<>
			<DataTable
				numeric
				label={m.desk_payout_list_title()}
				heads={[
					m.desk_payout_to(),
					m.desk_payout_gross(),
					m.desk_payout_tds(),
					m.desk_payout_net(),
					m.desk_author_state(),
					...(decides ? [m.desk_actions()] : []),
				]}
				rows={rows.map((row) => ({
					key: row.id,
					cells: [
						<span key="to">
							{row.author.name}
							<span className={smallLine}>{shortDate(row.decided_at ?? row.created_at)}</span>
						</span>,
						rupees(row.gross),
						rupees(row.tds),
						rupees(row.gross - row.tds),
						<span key="state">
							<Badge tone={tones[row.status]}>{payoutStatusNames[row.status]()}</Badge>
							{row.reference && <span className={smallLine}>{row.reference}</span>}
						</span>,
						...(decides
							? [row.status === 'prepared' ? <PayoutButtons key="ways" payout={row} /> : '–']
							: []),
					],
				}))}
			/>
			<MoreButton list={list}>{m.desk_author_more()}</MoreButton>
		</>
	)
}
