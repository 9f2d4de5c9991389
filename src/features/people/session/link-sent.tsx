import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import MailCheck from 'lucide-react/icons/mail-check'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { mailboxQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { muted, titleText } from '#ui/look.ts'

const root = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '3' })
const icon = css({ w: '10', h: '10', color: 'leaf' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pt: '2' })

/**
 * The link is on its way; where no mail server is configured, the mailbox is one press away
 * (MOD-01, SES-01).
 */
export const LinkSent = () => {
	const { session } = useProcesses()
	const email = useSelector(session, ({ context }) => context.email)
	const invitation = useSelector(session, ({ context }) => context.invitation) ?? undefined
	const { data: mailbox } = useQuery(mailboxQuery)
	return (
		<div className={root}>
			<MailCheck className={icon} aria-hidden="true" />
			<p className={titleText} role="status">
				{m.session_link_sent()}
			</p>
			<p className={muted}>{m.session_link_sent_to({ email })}</p>
			<div className={row}>
				{mailbox && (
					<a className={button()} href={mailbox} target="_blank" rel="noreferrer">
						{m.session_open_mailbox()}
					</a>
				)}
				<Button tone="outline" onClick={() => session.send({ type: 'link.withdrawn' })}>
					{m.session_other_address()}
				</Button>
				<Button
					tone="quiet"
					onClick={() => session.send({ type: 'link.requested', email, invitation })}
				>
					{m.session_send_again()}
				</Button>
			</div>
		</div>
	)
}
