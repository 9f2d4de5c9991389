import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { ownReviewQuery } from './review.queries.ts'
import type { ReviewData } from './review.types.ts'
import { type Report, useReviewReport } from './use-review-report.ts'

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
	const ref = useReviewReport(review)
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
