import { useSuspenseQuery } from '@tanstack/react-query'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { small, stack3 } from '#ui/look.ts'
import { gtmSubmissionsQuery } from './gtm-submission.queries.ts'
import { SubmissionForm } from './submission-form.tsx'

/**
 * The submission modal of the global teachers' meet: the school's submissions, and the form for
 * more (SCH-03, MOD-01).
 */
export const SubmissionDialog = ({ onClose }: { onClose: (reason: DialogReason) => void }) => {
	const { data } = useSuspenseQuery(gtmSubmissionsQuery)
	return (
		<Dialog title={m.submission_heading()} onClose={onClose}>
			<div className={stack3}>
				<p>{m.submission_lead()}</p>
				{data.length > 0 && (
					<ul className={stack3} aria-label={m.submission_earlier()}>
						{data.map((submission) => (
							<li key={submission.id}>
								<a className={link()} href={submission.link} target="_blank" rel="noopener">
									{submission.title}
								</a>
								<p className={small}>
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
