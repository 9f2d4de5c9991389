import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { jobPostingMachine } from '#machines/jobs/job-posting/job-posting.machine.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'

/** The choice between one's own words and those of somebody who saved the post meanwhile. */
export const PostingConflict = ({
	process,
}: {
	process: ActorRefFrom<typeof jobPostingMachine>
}) => {
	const conflicted = useSelector(process, (snapshot) => snapshot.hasTag('conflicted'))
	if (!conflicted) return null
	return (
		<>
			<Notice kind="warning">{m.posting_conflict()}</Notice>
			<div className={row3}>
				<Button tone="outline" onClick={() => process.send({ type: 'conflict.overridden' })}>
					{m.posting_override()}
				</Button>
				<Button tone="quiet" onClick={() => process.send({ type: 'conflict.discarded' })}>
					{m.posting_discard()}
				</Button>
			</div>
		</>
	)
}
