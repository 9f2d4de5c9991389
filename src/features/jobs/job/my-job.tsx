import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { cx, sva } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import type { JobApplicationData } from './job.types.ts'
import { placeOf, statusTexts } from './job-words.ts'
import { useJobApplication } from './use-job-application.ts'
import { Withdrawal } from './withdrawal.tsx'

const look = sva({
	slots: ['row', 'names', 'note', 'side'],
	base: {
		row: { display: 'flex', flexWrap: 'wrap', gap: '3', p: '4', justifyContent: 'space-between' },
		names: {
			display: 'flex',
			flexDirection: 'column',
			gap: '1',
			flex: '[1 1 16rem]',
			minW: '0',
			fontWeight: 'medium',
		},
		note: { textStyle: 'small', color: 'ink.muted', fontWeight: 'regular' },
		side: { display: 'flex', alignItems: 'center', gap: '4', flexWrap: 'wrap' },
	},
})()

/** One of the account's applications: job, date, status, and withdrawal. */
export const MyJob = ({ application }: { application: JobApplicationData }) => {
	const { job, id, status, created_at, with_video } = application
	const process = useJobApplication({
		slug: job.slug,
		jobId: job.id,
		signedIn: true,
		isOpen: job.is_open,
		application: { id, status },
		fresh: true,
	})
	return (
		<li className={cx(panel(), look.row)}>
			<div className={look.names}>
				<Link className={link()} to="/jobs/$slug" params={{ slug: job.slug }} lang={job.language}>
					{job.title}
				</Link>
				<span className={look.note}>
					{job.school.name}, {placeOf(job)}
				</span>
				<span className={look.note}>
					{m.job_applied_on({ date: shortDate(created_at) })}
					{with_video && `, ${m.job_with_video_sent()}`}
				</span>
				<span className={look.note}>{statusTexts[status]()}</span>
			</div>
			<div className={look.side}>
				{!job.is_open && <Badge>{m.job_closed()}</Badge>}
				<Withdrawal application={process} title={job.title} />
			</div>
		</li>
	)
}
