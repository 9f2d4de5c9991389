import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { SchoolJob } from './job-posting.queries.ts'
import { useOpenPosting } from './use-open-posting.ts'

/**
 * The button that closes a post or opens it again; a post whose last day is over is changed
 * instead.
 */
export const OpenPosting = ({ post }: { post: SchoolJob }) => {
	const form = useOpenPosting(post)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	const { title } = post
	const press = () => {
		form.send({ type: 'form.restarted' })
		form.send({ type: 'field.changed', field: 'open', value: post.is_open ? 'no' : 'yes' })
		form.send({ type: 'form.submitted' })
	}
	return (
		<>
			<Button
				tone="outline"
				size="sm"
				busy={busy}
				aria-label={post.is_open ? m.posting_close_of({ title }) : m.posting_reopen_of({ title })}
				onClick={press}
			>
				{post.is_open ? m.posting_close() : m.posting_reopen()}
			</Button>
			{failed && <Notice kind="warning">{m.posting_failed_unavailable()}</Notice>}
		</>
	)
}
