import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '#desk/list/more-button.tsx'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { rupees } from '#ui/display/rupees.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { smallLine } from '#ui/look.ts'
import { authoredQuery, sharesQuery } from './author.queries.ts'

/** The public resources of an author with their figures (DSK-21). */
export const Authored = ({ id }: { id: string }) => {
	const list = useSuspenseInfiniteQuery(authoredQuery(id))
	const rows = list.data.pages.flatMap(({ data }) => data)
	if (rows.length === 0)
		return (
			<EmptyState
				title={m.desk_author_resources_none_title()}
				text={m.desk_author_resources_none_text()}
			/>
		)
	return (
		<>
			<DataTable
				numeric
				label={m.desk_author_resources()}
				heads={[
					m.desk_author_resource(),
					m.desk_author_learners(),
					m.desk_author_certificates(),
					m.desk_author_rating(),
					m.desk_author_sold(),
					m.desk_author_earned(),
				]}
				rows={rows.map((row) => ({
					key: row.id,
					cells: [
						row.title,
						row.learners,
						row.certificates,
						row.rating === null
							? '–'
							: m.desk_author_rating_of({ rating: row.rating, count: row.reviews }),
						rupees(row.sold),
						rupees(row.earned),
					],
				}))}
			/>
			<MoreButton list={list}>{m.desk_author_more()}</MoreButton>
		</>
	)
}

/** Documents that an author's share is made of, the newest first (DSK-22). */
export const Shares = ({ id }: { id: string }) => {
	const list = useSuspenseInfiniteQuery(sharesQuery(id))
	const rows = list.data.pages.flatMap(({ data }) => data)
	if (rows.length === 0)
		return (
			<EmptyState
				title={m.desk_author_shares_none_title()}
				text={m.desk_author_shares_none_text()}
			/>
		)
	return (
		<>
			<DataTable
				numeric
				label={m.desk_author_shares()}
				heads={[
					m.desk_author_resource(),
					m.desk_author_base(),
					m.desk_author_amount(),
					m.desk_author_state(),
				]}
				rows={rows.map((row) => ({
					key: row.id,
					cells: [
						<span key="title">
							{row.title}
							<span className={smallLine}>{shortDate(row.booked_at)}</span>
						</span>,
						rupees(row.base),
						rupees(row.amount),
						row.payout_id
							? m.desk_author_in_payout()
							: m.desk_author_due_from({ date: shortDate(row.due_at) }),
					],
				}))}
			/>
			<MoreButton list={list}>{m.desk_author_more()}</MoreButton>
		</>
	)
}
