import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { MoreButton } from '#desk/list/more-button.tsx'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { lead5, smallLine } from '#ui/look.ts'
import { authorsQuery } from './author.queries.ts'
import type { AuthorsSearch } from './authors.search.ts'

const Rows = ({ search }: AuthorsSearch) => {
	const list = useSuspenseInfiniteQuery(authorsQuery(search))
	const rows = list.data.pages.flatMap(({ data }) => data)
	if (rows.length === 0)
		return <EmptyState title={m.desk_author_none_title()} text={m.desk_author_none_text()} />
	return (
		<>
			<DataTable
				numeric
				label={m.desk_author_list_title()}
				heads={[
					m.desk_author_person(),
					m.desk_author_rate(),
					m.desk_author_balance(),
					m.desk_author_due(),
				]}
				rows={rows.map(({ id, name, email, rate, balance, due, has_payee }) => ({
					key: id,
					cells: [
						<span key="person">
							<DeskLink className={link()} to={`/authors/${id}`}>
								{name}
							</DeskLink>
							<span className={smallLine}>{email}</span>
							{!has_payee && <Badge tone="marigold">{m.desk_author_no_payee()}</Badge>}
						</span>,
						m.desk_author_percent({ rate }),
						rupees(balance),
						rupees(due),
					],
				}))}
			/>
			<MoreButton list={list}>{m.desk_author_more()}</MoreButton>
		</>
	)
}

/** Everybody who writes for the shop, with what it owes them (DSK-22). */
export const AuthorsPage = () => {
	const { search } = useSearch({ strict: false }) as AuthorsSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.desk_author_list_title()}</Heading>
			<p className={lead5}>{m.desk_author_list_text()}</p>
			<SearchTools
				label={m.desk_author_search()}
				words={search}
				onSearch={(words) => void navigate({ to: '/authors', search: { search: words } } as never)}
				choices={[]}
			/>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows {...(search && { search })} />
			</Suspense>
		</>
	)
}
