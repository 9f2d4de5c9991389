import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { m } from '#i18n/messages'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { LiveResource } from './live-session.queries.ts'
import { useKeepSession } from './use-keep-session.ts'

const sheet = css({
	display: 'flex',
	flexDirection: 'column',
	alignItems: 'start',
	gap: '4',
	pt: '6',
})

type StateProps = {
	of: Pick<LiveResource, 'webinar_id' | 'title' | 'registered'>
	session: NonNullable<LiveResource['session']>
}

const words = {
	cancel: {
		ask: m.session_cancel,
		title: m.session_cancel_title,
		text: m.session_cancel_text,
		yes: m.session_cancel_yes,
	},
	restore: {
		ask: m.session_restore,
		title: m.session_restore_title,
		text: m.session_restore_text,
		yes: m.session_restore_yes,
	},
}

/**
 * Cancels a session after asking once more, or lets a cancelled one take place; its saved time
 * stays (LIV-01).
 */
export const SessionState = ({ of, session }: StateProps) => {
	const keep = useKeepSession(of.webinar_id)
	const [isAsked, setAsked] = useState(false)
	const form = useFormSubmission({
		name: `live-session-state.${of.webinar_id}`,
		fresh: true,
		submit: (_, signal) => keep({ ...session, cancelled: !session.cancelled }, signal),
		checks: {},
		given: {},
		keepsReceipt: false,
	})
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	const sent = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const say = words[session.cancelled ? 'restore' : 'cancel']
	return (
		<div className={sheet}>
			{session.cancelled && <Notice kind="warning">{m.session_is_cancelled()}</Notice>}
			<Button
				tone="outline"
				onClick={() => {
					form.send({ type: 'form.restarted' })
					setAsked(true)
				}}
			>
				{say.ask()}
			</Button>
			{isAsked && !sent && (
				<AlertDialog
					title={say.title({ title: of.title })}
					text={
						<>
							{say.text({ count: of.registered })}
							{failed && <Notice kind="warning">{m.session_state_failed()}</Notice>}
						</>
					}
					ok={say.yes()}
					onOk={() => form.send({ type: 'form.submitted' })}
					cancel={m.session_keep()}
					onCancel={() => setAsked(false)}
					busy={busy}
				/>
			)}
		</div>
	)
}
