import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import type { OwnSession } from './sessions.queries.ts'
import { useEndSession } from './use-end-session.ts'

/** Ends a session on another device (DSK-02). */
export const EndSession = ({ session, device }: { session: OwnSession; device: string }) => (
	<CommandButton
		label={m.desk_session_end()}
		name={m.desk_session_end_name({ device })}
		title={m.desk_session_end_title({ device })}
		text={m.desk_session_end_text()}
		ok={m.desk_session_end_ok()}
		{...useEndSession(session)}
	/>
)
