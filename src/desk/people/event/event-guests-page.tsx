import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { countryLabel } from '#i18n/country-label.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { saveTable } from '#ui/action/save-table.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { smallLine } from '#ui/look.ts'
import { guestsQuery, PAGE_ROWS, readAllGuests } from './event-guest.queries.ts'
import { eventNames, type GuestsSearch } from './event-guests.search.ts'

const eventWords = { gtm: m.registration_meet, tpo: m.registration_programme } as const

/** The meet has a code for any other country. */
const countryOf = (country: string): string =>
	country === 'ZZ' ? m.event_country_other() : countryLabel(country)

const Rows = ({ place }: { place: GuestsSearch }) => {
	const { data } = useSuspenseQuery(guestsQuery(place))
	if (data.total === 0)
		return (place.search ?? place.event) ? (
			<EmptyState title={m.desk_guest_none_found()} text={m.desk_price_none_found_text()} />
		) : (
			<EmptyState title={m.desk_guest_none_title()} text={m.desk_guest_none_text()} />
		)
	return (
		<>
			<DataTable
				label={m.desk_guest_list_title()}
				heads={[
					m.desk_guest_name(),
					m.desk_guest_event(),
					m.desk_guest_from(),
					m.desk_guest_invited(),
					m.desk_guest_registered(),
				]}
				rows={data.data.map((guest) => ({
					key: guest.id,
					cells: [
						<span key="name">
							<b>{guest.name}</b>
							<a className={link()} href={`mailto:${guest.email}`}>
								<span className={smallLine}>{guest.email}</span>
							</a>
						</span>,
						eventWords[guest.event](),
						<span key="from">
							{countryOf(guest.country)}
							<span className={smallLine}>{guest.school}</span>
						</span>,
						guest.invited,
						shortDate(guest.registered_at),
					],
				}))}
			/>
			<DeskPagination to="/event-guests" place={place} total={data.total} rows={PAGE_ROWS} />
		</>
	)
}

/** Everybody who takes part in an event, as a file too (28.3). */
export const EventGuestsPage = () => {
	const place = useSearch({ strict: false }) as GuestsSearch
	const navigate = useNavigate()
	const go = (change: Partial<Record<keyof GuestsSearch, string | undefined>>) =>
		void navigate({
			to: '/event-guests',
			search: { ...place, ...change, page: undefined },
		} as never)
	return (
		<>
			<ListHead title={m.desk_guest_list_title()} text={m.desk_guest_list_text()}>
				<SaveButton
					of={['event-guests', place]}
					save={async () => saveTable('event-guests.csv', await readAllGuests(place))}
				/>
			</ListHead>
			<SearchTools
				label={m.desk_guest_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.desk_guest_event(),
						value: place.event ?? '',
						options: [
							{ value: '', label: m.desk_guest_every() },
							...eventNames.map((value) => ({ value, label: eventWords[value]() })),
						],
						onChange: (event) => go({ event: event || undefined }),
					},
					{
						label: m.desk_job_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.desk_job_sort_newest() },
							{ value: 'name', label: m.desk_guest_sort_name() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} />
			</Suspense>
		</>
	)
}
