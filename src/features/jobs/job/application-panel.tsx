import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { type Applicant, ApplicationForm } from './application-form.tsx'
import type { JobData } from './job.types.ts'
import { statusTexts } from './job-words.ts'
import { useJobApplication } from './use-job-application.ts'
import { Withdrawal } from './withdrawal.tsx'

const root = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4' })

type PanelProps = {
	job: JobData
	/** Null while nobody is signed in. */
	applicant: Applicant | null
	signedIn: boolean
	fresh: boolean
}

/** The application for a job: to be written, sent, taken back, or too late (NAV-07). */
export const ApplicationPanel = ({ job, applicant, signedIn, fresh }: PanelProps) => {
	const application = useJobApplication({
		slug: job.slug,
		jobId: job.id,
		signedIn,
		isOpen: job.is_open,
		application: job.application,
		fresh,
	})
	const state = useSelector(application, (snapshot) => snapshot)
	const { draft, application: sent } = state.context
	if (state.matches('editing') || state.matches('submitting'))
		return <ApplicationForm application={application} applicant={applicant} />
	if (state.matches('closed'))
		return (
			<>
				<EmptyState title={m.job_closed_title()} text={m.job_closed_text()}>
					<Link className={button()} to="/jobs">
						{m.job_find()}
					</Link>
				</EmptyState>
				{draft.coverNote && (
					<TextArea label={m.job_closed_draft()} value={draft.coverNote} readOnly />
				)}
			</>
		)
	return (
		<div className={root}>
			{sent && <Notice>{statusTexts[sent.status]()}</Notice>}
			<Withdrawal application={application} title={job.title} />
			{state.can({ type: 'application.restarted' }) && (
				<Button onClick={() => application.send({ type: 'application.restarted' })}>
					{m.job_apply_again()}
				</Button>
			)}
		</div>
	)
}
