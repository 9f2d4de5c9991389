import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import type { SchoolSessionRef } from './use-school-session.ts'

/** The way to remove a session, which asks once more. */
export const RemoveSession = ({ ref }: { ref: SchoolSessionRef }) => {
	const asking = useSelector(ref, (snapshot) => snapshot.hasTag('asking'))
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	if (!asking)
		return (
			<Button tone="outline" busy={busy} onClick={() => ref.send({ type: 'removal.requested' })}>
				{m.hours_remove()}
			</Button>
		)
	return (
		<>
			<Notice kind="warning">{m.hours_remove_ask()}</Notice>
			<div className={row3}>
				<Button tone="outline" busy={busy} onClick={() => ref.send({ type: 'removal.confirmed' })}>
					{busy ? m.hours_removing() : m.hours_remove_yes()}
				</Button>
				<Button
					tone="quiet"
					busy={busy}
					autoFocus
					onClick={() => ref.send({ type: 'removal.dismissed' })}
				>
					{m.hours_remove_no()}
				</Button>
			</div>
		</>
	)
}
