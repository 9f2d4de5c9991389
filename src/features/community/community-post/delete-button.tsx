import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { stack2 } from '#ui/look.ts'
import { deleteCalls } from './community.calls.ts'
import { communityKey } from './community.queries.ts'

type DeleteProps = {
	kind: 'post' | 'comment'
	subject: string
	title: string
	onDone?: () => void
}

/** Deletes what one wrote, after it was asked whether one is sure. */
export const DeleteButton = ({ kind, subject, title, onDone }: DeleteProps) => {
	const queryClient = useQueryClient()
	const form = useFormSubmission({
		name: `community-delete.${subject}`,
		fresh: true,
		submit: async (_, signal) => {
			await deleteCalls[kind](subject, signal)
			onDone?.()
			await queryClient.invalidateQueries({ queryKey: communityKey })
		},
		checks: {},
		given: {},
		keepsReceipt: false,
	})
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	return (
		<details>
			<summary
				className={link()}
				aria-label={m.community_of({ word: m.community_delete(), title })}
			>
				{m.community_delete()}
			</summary>
			<div className={stack2}>
				{failed && <Notice kind="warning">{m.community_delete_failed()}</Notice>}
				<div>
					<Button
						tone="outline"
						size="sm"
						busy={busy}
						onClick={() => form.send({ type: 'form.submitted' })}
					>
						{m.community_delete_sure()}
					</Button>
				</div>
			</div>
		</details>
	)
}
