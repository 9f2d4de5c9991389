import { useSearch } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import type { SessionsSearch } from './live-session.search.ts'
import { LiveSessionList } from './session-list.tsx'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })
const ways = css({ pb: '4' })

/** Times and links of live sessions, and the way to registrations by training (LIV-01). */
export const LiveSessionsPage = () => (
	<>
		<Heading>{m.session_title()}</Heading>
		<p className={lead}>{m.session_lead()}</p>
		<p className={ways}>
			<DeskLink className={link()} to="/live-sessions/registrations">
				{m.registration_queue()}
			</DeskLink>
		</p>
		<LiveSessionList search={useSearch({ strict: false }) as SessionsSearch} />
	</>
)
