import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { JobDraft } from '#domain/jobs/job-posting.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { smallRed } from '#ui/look.ts'
import type { SchoolJob } from './job-posting.queries.ts'
import { JobPostingFields, type PostingLists } from './job-posting-fields.tsx'
import { PostingConflict } from './posting-conflict.tsx'
import { failureWords, faultWords } from './posting-words.ts'
import { useJobPosting } from './use-job-posting.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

/** The form of a school's post: a new one, or one that is changed (SCH-08). */
export const JobPostingForm = ({
	post,
	lists,
}: {
	post: SchoolJob | null
	lists: PostingLists
}) => {
	const formId = useId()
	const ref = useJobPosting(formId, post)
	const { draft, faults, failure } = useSelector(ref, (snapshot) => snapshot.context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const put = (field: keyof JobDraft) => (value: string) =>
		ref.send({ type: 'detail.changed', field, value })
	const bind = (field: keyof JobDraft) => ({
		name: field,
		value: draft[field],
		error: faults[field] && faultWords[faults[field]](),
		onChange: ({ target }: { target: { value: string } }) => put(field)(target.value),
	})
	return (
		<form
			id={formId}
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'posting.submitted' })
			}}
		>
			<JobPostingFields bind={bind} put={put} lists={lists} />
			<PostingConflict process={ref} />
			<Button type="submit" busy={busy}>
				{busy ? m.training_saving() : m.posting_save()}
			</Button>
			{failure && (
				<p role="alert" className={smallRed}>
					{failureWords[failure]()}
				</p>
			)}
		</form>
	)
}
