import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { middleRow3, small, titleText } from '#ui/look.ts'
import type { Applicant } from './job-posting.queries.ts'
import { useApplicantDecision } from './use-applicant-decision.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const typed = css({ whiteSpace: 'pre-line', maxW: 'prose' })

const words = {
	applied: m.job_status_applied,
	shortlisted: m.job_status_shortlisted,
	rejected: m.job_status_rejected,
}

/** One applicant: what was sent, how to reach them, and the two decisions. */
export const ApplicantItem = ({ applicant }: { applicant: Applicant }) => {
	const { id, name, status, email, phone } = applicant
	const form = useApplicantDecision(id)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	const decide = (value: 'shortlisted' | 'rejected') => () => {
		form.send({ type: 'form.restarted' })
		form.send({ type: 'field.changed', field: 'decision', value })
		form.send({ type: 'form.submitted' })
	}
	return (
		<li className={cx(panel({ pad: true }), sheet)}>
			<div className={middleRow3}>
				<h2 className={titleText}>{name}</h2>
				<Badge tone={status === 'shortlisted' ? 'leaf' : undefined}>{words[status]()}</Badge>
			</div>
			<p className={small}>{applicant.job_title}</p>
			<p className={typed}>{applicant.cover_note}</p>
			<p className={middleRow3}>
				<a className={link()} href={`mailto:${email}`}>
					{email}
				</a>
				{phone && (
					<a className={link()} href={`tel:${phone}`}>
						{phone}
					</a>
				)}
				{applicant.with_video && status !== 'rejected' && (
					<a
						className={link()}
						href={`/job-applications/${id}/video`}
						target="_blank"
						rel="noopener"
					>
						{m.posting_video({ name })}
					</a>
				)}
			</p>
			{failed && <Notice kind="warning">{m.posting_failed_unavailable()}</Notice>}
			<div className={middleRow3}>
				{status !== 'shortlisted' && (
					<Button
						size="sm"
						busy={busy}
						aria-label={m.posting_shortlist_of({ name })}
						onClick={decide('shortlisted')}
					>
						{m.posting_shortlist()}
					</Button>
				)}
				{status !== 'rejected' && (
					<Button
						tone="outline"
						size="sm"
						busy={busy}
						aria-label={m.posting_reject_of({ name })}
						onClick={decide('rejected')}
					>
						{m.posting_reject()}
					</Button>
				)}
			</div>
		</li>
	)
}
