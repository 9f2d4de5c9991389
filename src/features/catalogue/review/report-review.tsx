import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { api } from '#api/client.ts'
import { m } from '#i18n/messages'
import type { operations } from '#openapi/v1.gen.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { ownReviewQuery } from './review.queries.ts'
import type { ReviewData } from './review.types.ts'

type Report = operations['reportReview']['requestBody']['content']['application/json']

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]', pt: '4' })
const summary = css({ textStyle: 'small' })

const reasons: Record<Report['reason'], () => string> = {
  spam: m.review_report_spam,
  abusive: m.review_report_abusive,
  untrue: m.review_report_untrue,
  personal: m.review_report_personal,
}
const failureWords = {
  tooMany: m.review_report_too_many,
  rejected: m.review_report_failed,
  unavailable: m.review_report_failed,
}

const ReportForm = ({ review }: { review: ReviewData }) => {
  const ref = useFormSubmission({
    name: `report-${review.id}`,
    fresh: false,
    checks: { reason: 'required' },
    given: { reason: 'spam' },
    keepsReceipt: true,
    submit: (draft, signal) =>
      api.POST('/reviews/{review_id}/report', {
        params: { path: { review_id: review.id } },
        body: { reason: draft.reason as Report['reason'] },
        signal,
      }),
  })
  const { draft, failure } = useSelector(ref, ({ context }) => context)
  const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
  const sent = useSelector(ref, (snapshot) => snapshot.matches('submitted'))
  if (sent) return <Notice>{m.review_report_sent()}</Notice>
  return (
    <details>
      <summary
        className={`${link()} ${summary}`}
        aria-label={m.review_report_label({ name: review.author_name })}
      >
        {m.review_report()}
      </summary>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault()
          ref.send({ type: 'form.submitted' })
        }}
      >
        {failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
        <SelectField
          label={m.review_report_reason()}
          name="reason"
          value={draft.reason ?? ''}
          disabled={busy}
          options={Object.entries(reasons).map(([value, label]) => ({ value, label: label() }))}
          onChange={({ target: { value } }) =>
            ref.send({ type: 'field.changed', field: 'reason', value })
          }
        />
        <div>
          <Button type="submit" tone="outline" busy={busy}>
            {m.review_report_send()}
          </Button>
        </div>
      </form>
    </details>
  )
}

/** Lets somebody report a review that is not her own (REV-01). */
export const ReportReview = ({
  review,
  resourceId,
}: {
  review: ReviewData
  resourceId: string
}) => {
  const { data: own } = useQuery(ownReviewQuery(resourceId))
  return !own || own.review?.id === review.id ? null : <ReportForm review={review} />
}
