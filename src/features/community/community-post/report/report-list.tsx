import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { reportsQuery } from '../community.queries.ts'
import type { Report } from '../community.types.ts'
import { PersonLine } from '../person-line.tsx'
import { PostText } from '../post-text.tsx'
import { reasonWords } from './reason-words.ts'
import { useReportDecision } from './use-report-decision.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

const Item = ({ report }: { report: Report }) => {
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
        <PostText text={subject.text} />
      </blockquote>
      {failed && <Notice kind="warning">{m.community_decide_failed()}</Notice>}
      <div className={row}>
        <Button busy={busy} onClick={() => decide('hide')}>
          {m.community_hide()}
        </Button>
        <Button tone="outline" disabled={busy} onClick={() => decide('keep')}>
          {m.community_keep()}
        </Button>
        <Link
          className={link({ kind: 'nav' })}
          to="/community/post/$slug"
          params={{ slug: subject.slug }}
        >
          {m.community_read()}
        </Link>
      </div>
    </article>
  )
}

/** Reports that await a moderator's decision. */
export const ReportList = () => {
  const { data } = useSuspenseQuery(reportsQuery)
  if (data.length === 0) return <EmptyState title={m.community_queue_empty()} />
  return data.map((report) => <Item key={report.id} report={report} />)
}
