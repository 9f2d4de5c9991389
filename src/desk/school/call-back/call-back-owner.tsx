import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { middleRow3 } from '#ui/look.ts'
import type { CallBackEntry } from './call-back.queries.ts'
import { useCallBackOwner } from './use-call-back-owner.ts'

/** Assignee of a call-back, and the buttons to take or release it (CBK-07). */
export const CallBackOwner = ({ entry }: { entry: CallBackEntry }) => {
	const { owner, school } = entry
	const form = useCallBackOwner(entry)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failure = useSelector(form, ({ context }) => context.failure)
	const press = () => {
		form.send({ type: 'form.restarted' })
		form.send({ type: 'form.submitted' })
	}
	const isMine = owner?.is_caller === true
	return (
		<>
			<div className={middleRow3}>
				<p>
					{isMine
						? m.callback_owner_you()
						: owner
							? m.callback_owner({ name: owner.name })
							: m.callback_owner_nobody()}
				</p>
				{(isMine || !owner) && (
					<Button
						size="sm"
						tone={isMine ? 'quiet' : 'outline'}
						busy={busy}
						aria-label={isMine ? m.callback_leave_of({ school }) : m.callback_take_of({ school })}
						onClick={press}
					>
						{isMine ? m.callback_leave() : m.callback_take()}
					</Button>
				)}
			</div>
			{failure && (
				<Notice kind="warning">
					{failure === 'rejected' ? m.callback_taken() : m.callback_work_failed()}
				</Notice>
			)}
		</>
	)
}
