import { useSelector } from '@xstate/react'
import { countryLabel } from '#i18n/country-label.ts'
import { m } from '#i18n/messages'
import type { Invitation, SessionFailure } from '#machines/people/session/session.types.ts'
import { useProcesses } from '#processes/processes.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { muted } from '#ui/look.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const problems: Partial<Record<SessionFailure, () => string>> = {
	emailInvalid: m.session_email_invalid,
	tooMany: m.session_too_many,
	unavailable: m.session_unavailable,
}

/**
 * Asks for the address that the login link is mailed to (SES-01); what was typed is kept over every
 * error.
 */
export const LoginForm = ({ invitation }: { invitation?: Invitation }) => {
	const { session } = useProcesses()
	const email = useSelector(session, ({ context }) => context.email)
	const failure = useSelector(session, ({ context }) => context.failure)
	const intent = useSelector(session, ({ context }) => context.intent)
	const purpose =
		intent?.action === 'join'
			? m.session_programme_text({ country: countryLabel(intent.targetId ?? '') })
			: m.session_login_text()
	const busy = useSelector(session, (snapshot) => snapshot.matches('requestingLink'))
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				const typed = String(new FormData(event.currentTarget).get('email') ?? '')
				session.send({ type: 'link.requested', email: typed, invitation })
			}}
		>
			<p className={muted}>{failure === 'sessionExpired' ? m.session_ended() : purpose}</p>
			<TextField
				key={email}
				label={m.session_email_label()}
				hint={m.session_email_hint()}
				error={failure && problems[failure]?.()}
				type="email"
				name="email"
				autoComplete="email"
				defaultValue={email}
				required
				data-autofocus
			/>
			<Button type="submit" busy={busy} wide>
				{busy ? m.session_sending() : m.session_send_link()}
			</Button>
		</form>
	)
}
