import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { ReviewDraft } from '#machines/catalogue/review/review.types.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { ownReviewQuery } from './review.queries.ts'
import { ReviewFields } from './review-fields.tsx'
import { ReviewShown } from './review-shown.tsx'
import { useReview } from './use-review.ts'

const box = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[48rem]' })
const below = css({ pb: '6' })
const title = css({ fontWeight: 'bold' })

type ProcessProps = {
	accountId: string
	resourceId: string
	saved: ReviewDraft | null
	isHidden: boolean
}

const Process = ({ accountId, resourceId, saved, isHidden }: ProcessProps) => {
	const ref = useReview({ accountId, resourceId }, saved)
	const isWriting = useSelector(
		ref,
		(snapshot) => snapshot.matches('editing') || snapshot.matches('saving'),
	)
	const isWritten = useSelector(ref, ({ context }) => context.saved !== null)
	return (
		<div className={below}>
			<div className={cx(panel({ pad: true }), box)}>
				<h3 className={title}>{isWritten ? m.review_own() : m.review_write()}</h3>
				{isHidden && isWritten && <Notice kind="warning">{m.review_hidden()}</Notice>}
				{isWriting ? <ReviewFields review={ref} /> : <ReviewShown review={ref} />}
			</div>
		</div>
	)
}

/** One's own review of what one has learned; nothing for others (REV-01). */
export const OwnReview = ({ resourceId }: { resourceId: string }) => {
	const { data: account } = useQuery(accountQuery)
	const { data: own } = useQuery(ownReviewQuery(resourceId))
	if (!account || !own || !(own.may_review || own.review)) return null
	const { review } = own
	return (
		<Process
			key={account.id}
			accountId={account.id}
			resourceId={resourceId}
			saved={review && { rating: review.rating, body: review.body }}
			isHidden={review?.is_hidden ?? false}
		/>
	)
}
