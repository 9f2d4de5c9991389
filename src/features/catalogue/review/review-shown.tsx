import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Rating } from '#ui/display/rating.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import type { ReviewRef } from './use-review.ts'

const words = css({ maxW: 'prose', whiteSpace: 'pre-line' })

/** The person's own review as others see it, with buttons to change and remove it. */
export const ReviewShown = ({ review }: { review: ReviewRef }) => {
	const { saved, failure } = useSelector(review, ({ context }) => context)
	const isAsked = useSelector(
		review,
		(snapshot) => snapshot.matches('confirming') || snapshot.matches('withdrawing'),
	)
	const busy = useSelector(review, (snapshot) => snapshot.hasTag('busy'))
	if (!saved) return null
	return (
		<>
			{failure && <Notice kind="warning">{m.review_withdraw_failed()}</Notice>}
			<Rating value={saved.rating} />
			<p className={words}>{saved.body}</p>
			{isAsked && <Notice kind="warning">{m.review_withdraw_ask()}</Notice>}
			<div className={row3}>
				{isAsked ? (
					<>
						<Button busy={busy} onClick={() => review.send({ type: 'withdrawal.confirmed' })}>
							{m.review_withdraw_yes()}
						</Button>
						<Button
							tone="outline"
							disabled={busy}
							onClick={() => review.send({ type: 'withdrawal.cancelled' })}
						>
							{m.review_withdraw_no()}
						</Button>
					</>
				) : (
					<>
						<Button tone="outline" onClick={() => review.send({ type: 'edit.requested' })}>
							{m.review_edit()}
						</Button>
						<Button tone="quiet" onClick={() => review.send({ type: 'withdrawal.requested' })}>
							{m.review_withdraw()}
						</Button>
					</>
				)}
			</div>
		</>
	)
}
