import { useSuspenseQuery } from '@tanstack/react-query'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { gtmSubmissionsQuery } from './gtm-submission.queries.ts'
import { SubmissionForm } from './submission-form.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const note = css({ textStyle: 'small', color: 'ink.muted' })

/**
 * The submission modal of the global teachers' meet: the school's submissions, and the form for
 * more (SCH-03, MOD-01).
 */
export const SubmissionDialog = ({ onClose }: { onClose: (reason: DialogReason) => void }) => {
	const { data } = useSuspenseQuery(gtmSubmissionsQuery)
	return (
		<Dialog title={m.submission_heading()} onClose={onClose}>
			<div className={list}>
				<p>{m.submission_lead()}</p>
				{data.length > 0 && (
					<ul className={list} aria-label={m.submission_earlier()}>
						{data.map((submission) => (
							<li key={submission.id}>
								<a className={link()} href={submission.link} target="_blank" rel="noopener">
									{submission.title}
								</a>
								<p className={note}>
									{m.submission_on({ date: shortDate(submission.created_at) })}
								</p>
							</li>
						))}
					</ul>
				)}
				<SubmissionForm />
			</div>
		</Dialog>
	)
}
