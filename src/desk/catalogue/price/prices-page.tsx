import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { lead5, smallLine } from '#ui/look.ts'
import { PAGE_ROWS, pricesQuery } from './price.queries.ts'
import { pricesText } from './price-words.ts'
import type { PricesSearch } from './prices.search.ts'

const Rows = ({ place }: { place: PricesSearch }) => {
	const { data } = useSuspenseQuery(pricesQuery(place))
	if (data.total === 0)
		return place.search ? (
			<EmptyState title={m.desk_price_none_found_title()} text={m.desk_price_none_found_text()} />
		) : (
			<EmptyState title={m.desk_price_none_title()} text={m.desk_price_none_text()} />
		)
	return (
		<>
			<DataTable
				label={m.desk_price_list_title()}
				heads={[m.desk_price_resource(), m.desk_price_now(), m.desk_price_planned()]}
				rows={data.data.map(({ id, title, course_type: type, prices, planned }) => ({
					key: id,
					cells: [
						<span key="title">
							<DeskLink className={link()} to={`/prices/${id}`}>
								{title}
							</DeskLink>
							<span className={smallLine}>{courseTypeLabel(type)}</span>
						</span>,
						pricesText(prices),
						planned ? (
							<span key="planned">
								{pricesText(planned.prices)}
								<span className={smallLine}>{dateAndTime(planned.effective_at)}</span>
							</span>
						) : (
							''
						),
					],
				}))}
			/>
			<DeskPagination to="/prices" place={place} total={data.total} rows={PAGE_ROWS} />
		</>
	)
}

/** The prices of everything that the shop offers (DSK-09). */
export const PricesPage = () => {
	const place = useSearch({ strict: false }) as PricesSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.desk_price_list_title()}</Heading>
			<p className={lead5}>{m.desk_price_list_text()}</p>
			<SearchTools
				label={m.desk_price_search()}
				words={place.search}
				onSearch={(search) => void navigate({ to: '/prices', search: { search } } as never)}
				choices={[]}
			/>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} />
			</Suspense>
		</>
	)
}
