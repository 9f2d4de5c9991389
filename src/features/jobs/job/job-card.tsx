import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { cx, sva } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Words } from '#ui/layout/words.tsx'
import type { JobCardData } from './job.types.ts'
import { payOf, placeOf, statusWords } from './job-words.ts'

const look = sva({
	slots: ['root', 'row', 'title', 'text', 'foot', 'acts'],
	base: {
		root: { display: 'flex', flexDirection: 'column', gap: '2', p: '4' },
		row: { display: 'flex', flexWrap: 'wrap', gap: '1' },
		title: { textStyle: 'title', lineClamp: '2' },
		text: { textStyle: 'small', color: 'ink.muted', lineClamp: '3' },
		foot: {
			mt: 'auto',
			pt: '3',
			display: 'flex',
			alignItems: 'center',
			justifyContent: 'space-between',
			gap: '3',
		},
		acts: { display: 'flex', gap: '1', flexShrink: '0' },
	},
})()

/** A job at a glance: school, place, pay, until when, one way in. */
export const JobCard = ({ job, bookmark }: { job: JobCardData; bookmark: ReactNode }) => (
	<article className={cx(panel(), look.root)}>
		<div className={look.row}>
			<Badge tone="primary">
				<Words text={nameOf(job.job_type)} />
			</Badge>
			<Badge>
				<Words text={nameOf(job.subject)} />
			</Badge>
			{job.application_status && <Badge tone="leaf">{statusWords[job.application_status]()}</Badge>}
		</div>
		<h3 className={look.title} lang={job.language}>
			<Link to="/jobs/$slug" params={{ slug: job.slug }}>
				{job.title}
			</Link>
		</h3>
		<p className={look.text}>
			{job.school.name}, {placeOf(job)}
		</p>
		<p className={look.text}>{payOf(job)}</p>
		<div className={look.foot}>
			<span className={look.text}>
				{job.is_open ? m.job_closes({ date: shortDate(job.closes_at) }) : m.job_closed()}
			</span>
			<div className={look.acts}>
				{bookmark}
				<Link
					className={button({ tone: 'outline', size: 'sm' })}
					to="/jobs/$slug"
					params={{ slug: job.slug }}
					aria-label={m.job_view_named({ title: job.title })}
				>
					{m.job_view()}
				</Link>
			</div>
		</div>
	</article>
)
