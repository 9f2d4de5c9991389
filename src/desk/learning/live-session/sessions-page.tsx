import { useNavigate, useSearch } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
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
		(await readAllSessions(place)).map(({ session, webinar_id: id, ...row }) => ({
			...{ id, ...row, starts_at: session?.starts_at ?? '', ends_at: session?.ends_at ?? '' },
			...{ join_url: session?.join_url ?? '', recording_url: session?.recording_url ?? '' },
			cancelled: session?.cancelled ?? '',
		})),
	)

/** Times and links of live sessions, and the way to registrations by training (LIV-01). */
export const LiveSessionsPage = () => {
	const place = useSearch({ strict: false }) as SessionsSearch
	const navigate = useNavigate()
	const find = (search: string | undefined) =>
		void navigate({ to: '/live-sessions', search: { ...place, search, page: undefined } } as never)
	return (
		<>
			<ListHead title={m.session_title()} text={m.session_lead()}>
				<SaveButton of={['live-sessions', place]} save={() => save(place)} />
			</ListHead>
			<p className={ways}>
				<DeskLink className={link()} to="/live-sessions/registrations">
					{m.registration_queue()}
				</DeskLink>
			</p>
			<SearchTools label={m.session_search()} words={place.search} onSearch={find} choices={[]} />
			<LiveSessionList search={place} />
		</>
	)
}
