import { useNavigate, useSearch } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { sessionLine } from '#domain/learning/session-file.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { saveTable } from '#ui/action/save-table.ts'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { readAllSessions } from './live-session.queries.ts'
import type { SessionsSearch } from './live-session.search.ts'
import { LiveSessionList } from './session-list.tsx'

const ways = css({ pb: '4' })

const save = async (place: SessionsSearch) =>
	saveTable(
		'live-sessions.csv',
		(await readAllSessions(place)).map(({ session, path, title, course_type, registered }) => ({
			...sessionLine(path.split('/').pop()!, session),
			...{ title, course_type, registered },
		})),
	)

/** Times and links of live sessions, and the way to registrations by training (LIV-01). */
export const LiveSessionsPage = () => {
	const place = useSearch({ strict: false }) as SessionsSearch
	const navigate = useNavigate()
	const go = (change: { search?: string | undefined; sort?: string | undefined }) =>
		void navigate({
			to: '/live-sessions',
			search: { ...place, ...change, page: undefined },
		} as never)
	return (
		<>
			<ListHead title={m.session_title()} text={m.session_lead()}>
				<SaveButton of={['live-sessions', place]} save={() => save(place)} />
				<ImportLink to="/live-sessions" />
			</ListHead>
			<p className={ways}>
				<DeskLink className={link()} to="/live-sessions/registrations">
					{m.registration_queue()}
				</DeskLink>
			</p>
			<SearchTools
				label={m.session_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.desk_job_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.session_sort_time() },
							{ value: 'title', label: m.draft_list_sort_title() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<LiveSessionList search={place} />
		</>
	)
}
