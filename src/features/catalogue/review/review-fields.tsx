import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import type { ReviewRef } from './use-review.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const ratings = [
	{ value: '5', label: m.review_rating_5 },
	{ value: '4', label: m.review_rating_4 },
	{ value: '3', label: m.review_rating_3 },
	{ value: '2', label: m.review_rating_2 },
	{ value: '1', label: m.review_rating_1 },
]
const bodyWords = { short: m.review_body_short, long: m.review_body_long }
const failureWords = {
	notLearned: m.review_not_learned,
	rejected: m.review_rejected,
	unavailable: m.review_unavailable,
}

/** Rating and words of one's own review; what was written stays when it could not be sent. */
export const ReviewFields = ({ review }: { review: ReviewRef }) => {
	const { draft, faults, failure, saved } = useSelector(review, ({ context }) => context)
	const busy = useSelector(review, (snapshot) => snapshot.hasTag('busy'))
	const send = saved ? m.review_change() : m.review_send()
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				review.send({ type: 'review.submitted' })
				focusFirstError(event.currentTarget)
			}}
		>
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<ChoiceGroup
				kind="radio"
				legend={m.review_rating()}
				options={ratings.map(({ value, label }) => ({ value, label: label() }))}
				value={[String(draft.rating)]}
				disabled={busy}
				error={faults.rating && m.review_rating_missing()}
				onToggle={(value) => review.send({ type: 'rating.chosen', rating: Number(value) })}
			/>
			<TextArea
				label={m.review_body()}
				hint={m.review_body_hint()}
				name="body"
				value={draft.body}
				error={faults.body && bodyWords[faults.body]()}
				required
				readOnly={busy}
				onChange={(event) => review.send({ type: 'body.changed', body: event.target.value })}
			/>
			<div className={row3}>
				<Button type="submit" busy={busy}>
					{busy ? m.review_sending() : send}
				</Button>
				{saved && !busy && (
					<Button tone="quiet" onClick={() => review.send({ type: 'edit.cancelled' })}>
						{m.review_cancel()}
					</Button>
				)}
			</div>
		</form>
	)
}
