import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { lead5, smallLine } from '#ui/look.ts'
import { customersQuery } from './customer.queries.ts'
import type { CustomersSearch } from './customers.search.ts'

const more = css({ pt: '4', color: 'ink.muted' })

const Rows = ({ search }: CustomersSearch) => {
	const { data } = useSuspenseQuery(customersQuery(search))
	if (data.data.length === 0)
		return (
			<EmptyState
				title={m.desk_customer_none_found_title()}
				text={m.desk_customer_none_found_text()}
			/>
		)
	return (
		<>
			<DataTable
				label={m.desk_customer_list_title()}
				heads={[
					m.desk_customer_person(),
					m.desk_customer_phone(),
					m.desk_customer_school(),
					m.desk_customer_since(),
				]}
				rows={data.data.map((person) => ({
					key: person.id,
					cells: [
						<span key="person">
							<DeskLink className={link()} to={`/customers/${person.id}`}>
								{person.name}
							</DeskLink>
							<span className={smallLine}>{person.email}</span>
						</span>,
						person.phone ?? '–',
						person.school ?? '–',
						dateAndTime(person.created_at),
					],
				}))}
			/>
			{data.has_more && (
				<p className={more}>{search ? m.desk_customer_more() : m.desk_customer_newest()}</p>
			)}
		</>
	)
}

/** Everybody with an account, found by name, address or phone. */
export const CustomersPage = () => {
	const { search } = useSearch({ strict: false }) as CustomersSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.desk_customer_list_title()}</Heading>
			<p className={lead5}>{m.desk_customer_list_text()}</p>
			<SearchTools
				label={m.desk_customer_search()}
				words={search}
				onSearch={(words) =>
					void navigate({ to: '/customers', search: { search: words } } as never)
				}
				choices={[]}
			/>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows {...(search && { search })} />
			</Suspense>
		</>
	)
}
