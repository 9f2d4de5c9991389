import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { sva } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { JobData } from './job.types.ts'
import { JobFacts } from './job-facts.tsx'

const look = sva({
	slots: ['columns', 'head', 'title', 'lead', 'by', 'side', 'buy', 'row', 'list'],
	base: {
		columns: {
			display: 'grid',
			rowGap: '6',
			alignItems: 'start',
			gridTemplateColumns: '[minmax(0, 1fr)]',
			lg: { gridTemplateColumns: '[minmax(0, 1fr) 22rem]', columnGap: '10' },
		},
		head: {
			display: 'flex',
			flexDirection: 'column',
			alignItems: 'start',
			gap: '3',
			pt: '2',
		},
		title: { textStyle: 'page', maxW: '[26ch]' },
		lead: { fontSize: 'lg', lineHeight: 'snug', color: 'ink.muted', maxW: 'prose' },
		by: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', textStyle: 'small' },
		side: { lg: { position: 'sticky', top: '20', gridRow: '[1 / span 2]', gridColumn: '[2]' } },
		buy: { display: 'flex', flexDirection: 'column', gap: '5', p: '5' },
		row: { display: 'flex', flexWrap: 'wrap', gap: '2' },
		list: { listStyle: 'disc', pl: '5', maxW: 'prose' },
	},
})()

type JobPageProps = { job: JobData; bookmark: ReactNode; application: ReactNode }

/** One job: what it is, what it asks, and the way to apply (NAV-07). */
export const JobPage = ({ job, bookmark, application }: JobPageProps) => (
	<Page>
		<Breadcrumb here={job.title}>
			<Link to="/">{m.home_title()}</Link>
			<Link to="/jobs">{m.job_title()}</Link>
		</Breadcrumb>
		<div className={look.columns}>
			<header className={look.head}>
				<div className={look.row}>
					<Badge tone="primary">{nameOf(job.subject)}</Badge>
					{!job.is_open && <Badge tone="red">{m.job_closed()}</Badge>}
				</div>
				<h1 className={look.title} lang={job.language}>
					{job.title}
				</h1>
				<p className={look.lead} lang={job.language}>
					{job.summary}
				</p>
				<div className={look.by}>
					<span>{job.school.name}</span>
					{job.school.is_verified && <Badge tone="leaf">{m.job_verified()}</Badge>}
					<span>{m.job_published({ date: shortDate(job.published_at) })}</span>
				</div>
			</header>
			<div className={look.side}>
				<div className={panel()}>
					<div className={look.buy}>
						<JobFacts job={job} />
						<div className={look.row}>{bookmark}</div>
						<Link className={link()} to="/jobs" search={{ school: job.school.id }}>
							{m.job_more_of_school({ school: job.school.name })}
						</Link>
					</div>
				</div>
			</div>
			<div>
				<Section title={m.job_duties()}>
					<ul className={look.list} lang={job.language}>
						{job.duties.map((duty) => (
							<li key={duty}>{duty}</li>
						))}
					</ul>
				</Section>
				<Section title={m.job_requirements()}>
					<ul className={look.list} lang={job.language}>
						{job.requirements.map((requirement) => (
							<li key={requirement}>{requirement}</li>
						))}
					</ul>
				</Section>
				<Section title={m.job_apply()} id="apply">
					{application}
				</Section>
			</div>
		</div>
	</Page>
)
