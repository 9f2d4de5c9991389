import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { askedState, type CallBacks, callBacksQuery, PAGE_SIZE } from './call-back.queries.ts'
import { type CallBackSearch, shownStates } from './call-back.search.ts'
import { CallBackRow } from './call-back-item.tsx'
import { stateNames } from './call-back-work-words.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', pb: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pb: '4' })
const fading = css({ transition: '[opacity 160ms]', '&[aria-busy=true]': { opacity: '0.55' } })

type ListProps = { search: CallBackSearch }

const States = ({ search, counts }: ListProps & Pick<CallBacks, 'counts'>) => {
	const { state: shown = 'new', search: words } = search
	const all = Object.values(counts).reduce((sum, many) => sum + many, 0)
	return (
		<nav className={row} aria-label={m.callback_states()}>
			{shownStates.map((state) => (
				<DeskLink
					key={state}
					to="/call-backs"
					search={{ ...(words && { search: words }), ...(state !== 'new' && { state }) }}
					className={button({ tone: state === shown ? 'solid' : 'outline', size: 'sm' })}
					{...(state === shown && { 'aria-current': 'page' as const })}
				>
					{state === 'all'
						? m.callback_state_count({ state: m.callback_state_all(), count: all })
						: m.callback_state_count({ state: stateNames[state](), count: counts[state] })}
				</DeskLink>
			))}
		</nav>
	)
}

const fileOf = (search: CallBackSearch): string => {
	const state = askedState(search)
	const asked = { language: getLocale(), ...(state && { state }) }
	const words = search.search && { search: search.search }
	return `/desk/call-backs/call-backs.csv?${new URLSearchParams({ ...asked, ...words })}`
}

type CallBackListProps = ListProps & { onSearch: (words: string | undefined) => void }

/** Call-back requests for customer success, filtered by state and name (CBK-07). */
export const CallBackList = ({ search, onSearch }: CallBackListProps) => {
	const { data, isError, isPlaceholderData } = useQuery(callBacksQuery(search))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="20rem" />
	const { total, counts } = data
	return (
		<>
			<SearchTools
				label={m.callback_search()}
				words={search.search}
				onSearch={onSearch}
				choices={[]}
			/>
			<States search={search} counts={counts} />
			<div className={fading} aria-busy={isPlaceholderData}>
				{data.data.length === 0 ? (
					<EmptyState
						title={search.search ? m.callback_none_found() : m.callback_none()}
						text={search.search ? m.callback_none_found_hint() : m.callback_none_hint()}
					/>
				) : (
					<ul className={list}>
						{data.data.map((entry) => (
							<CallBackRow key={entry.id} entry={entry} />
						))}
					</ul>
				)}
			</div>
			<DeskPagination to="/call-backs" place={search} total={total} rows={PAGE_SIZE} />
			{total > 0 && (
				<a className={button({ tone: 'outline' })} href={fileOf(search)} download>
					<Download aria-hidden="true" />
					{m.callback_csv()}
				</a>
			)}
		</>
	)
}
