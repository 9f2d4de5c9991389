import { useSelector } from '@xstate/react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { m } from '#i18n/messages'
import type { InboxAct } from '#machines/people/inbox/inbox.types.ts'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { middleRow3 } from '#ui/look.ts'
import type { InboxItem } from './inbox.queries.ts'
import { inboxFailureWords, ownerWords } from './inbox-words.ts'
import type { InboxRef } from './use-inbox.ts'

const actOf = (owner: InboxItem['owner']): InboxAct => {
	if (!owner) return 'take'
	return owner.is_caller ? 'release' : 'takeOver'
}
const actNames: Record<InboxAct, () => string> = {
	take: m.desk_inbox_take,
	takeOver: m.desk_inbox_take_over,
	release: m.desk_inbox_release,
}

/** The owner of the open item, and the button to take it, to take it over or to give it back. */
export const InboxOwner = ({ inbox, owner }: { inbox: InboxRef } & Pick<InboxItem, 'owner'>) => {
	const failure = useSelector(inbox, ({ context }) => context.failure)
	const busy = useSelector(inbox, (snapshot) => snapshot.hasTag('busy'))
	const isAsking = useSelector(inbox, (snapshot) => snapshot.hasTag('asking'))
	const isAwaiting = useSelector(inbox, (snapshot) =>
		snapshot.matches({ handling: 'awaitingFactor' }),
	)
	const act = actOf(owner)
	const name = owner?.name ?? ''
	return (
		<>
			<div className={middleRow3}>
				<p>{ownerWords(owner)}</p>
				<Button
					size="sm"
					tone={act === 'release' ? 'quiet' : 'outline'}
					busy={busy}
					onClick={() => inbox.send({ type: 'act.requested', act })}
				>
					{actNames[act]()}
				</Button>
			</div>
			{failure && <Notice kind="warning">{inboxFailureWords[failure]()}</Notice>}
			{isAsking && (
				<AlertDialog
					title={m.desk_inbox_take_over_title({ name })}
					text={m.desk_inbox_take_over_text({ name })}
					ok={m.desk_inbox_take_over()}
					cancel={m.desk_cancel()}
					onOk={() => inbox.send({ type: 'takeover.confirmed' })}
					onCancel={() => inbox.send({ type: 'takeover.declined' })}
				/>
			)}
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => inbox.send({ type: 'factor.verified' })}
					onDeclined={() => inbox.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}
