import { useSelector } from '@xstate/react'
import { WaitingItem } from '#desk/waiting/waiting-item.tsx'
import type { Report } from '#features/community/community-post/community.types.ts'
import { PersonLine } from '#features/community/community-post/person-line.tsx'
import { reasonWords } from '#features/community/community-post/report/reason-words.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import { reportQuery } from './report.queries.ts'
import { useReportDecision } from './use-report-decision.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const text = css({ maxW: 'prose', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

const Form = ({ report }: { report: Report }) => {
	const form = useReportDecision(report.id)
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const decide = (value: string) => {
		form.send({ type: 'field.changed', field: 'decision', value })
		form.send({ type: 'form.submitted' })
	}
	const { subject } = report
	return (
		<article className={cx(panel({ pad: true }), sheet)}>
			<PersonLine author={subject.author}>
				{`${m.community_queue_count({ count: report.reports })} · ${dateAndTime(report.created_at)}`}
			</PersonLine>
			<p>
				{reasonWords[report.reason]()}
				{report.words && `: ${report.words}`}
			</p>
			<blockquote>
				<p className={text}>{subject.text}</p>
			</blockquote>
			{failed && <Notice kind="warning">{m.community_decide_failed()}</Notice>}
			<div className={row3}>
				<Button busy={busy} onClick={() => decide('hide')}>
					{m.community_hide()}
				</Button>
				<Button tone="outline" disabled={busy} onClick={() => decide('keep')}>
					{m.community_keep()}
				</Button>
				<a className={link({ kind: 'nav' })} href={`/community/post/${subject.slug}`}>
					{m.community_read()}
				</a>
			</div>
		</article>
	)
}

/** Something that people reported, to be hidden or kept (NAV-06). */
export const ReportItem = ({ id }: { id: string }) => (
	<WaitingItem query={reportQuery(id)}>
		{(report) => <Form key={report.id} report={report} />}
	</WaitingItem>
)
