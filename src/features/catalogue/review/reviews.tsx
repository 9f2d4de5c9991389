import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { Progress } from '#ui/display/progress.tsx'
import { Rating } from '#ui/display/rating.tsx'
import type { Reviewed } from './review.types.ts'
import { ReviewList } from './review-list.tsx'

const MoreReviews = lazy(async () => ({
	default: (await import('./more-reviews.tsx')).MoreReviews,
}))

/** Number of reviews shown first; the others unfold. */
const FIRST = 3

const columns = css({
	display: 'grid',
	gap: '6',
	lg: { gridTemplateColumns: '[15rem minmax(0, 1fr)]' },
})
const bar = css({
	display: 'grid',
	gridTemplateColumns: '[3rem 1fr 2.5rem]',
	gap: '2',
	alignItems: 'center',
	textStyle: 'note',
	fontVariantNumeric: 'tabular-nums',
})
const mean = css({ textStyle: 'display' })
const more = css({ my: '5' })

/**
 * How it was received: the mean, its spread from five stars to one, three reviews, and the others
 * at a press (REV-01).
 */
export const Reviews = ({ resource, canReport }: { resource: Reviewed; canReport: boolean }) => {
	const isHydrated = useHydrated()
	const [isOpen, setOpen] = useState(false)
	const { id, reviews, review_list: known } = resource
	const counts = [...resource.rating_counts].map((count, i) => ({ stars: i + 1, count })).reverse()
	const total = Math.max(1, reviews)
	const shown = { resourceId: id, canReport }
	return (
		<div className={columns}>
			<div>
				<p className={mean}>{resource.average_rating.toFixed(1)}</p>
				<Rating value={resource.average_rating} count={reviews} />
				{counts.map(({ stars, count }) => (
					<div key={stars} className={bar}>
						<span>{m.review_stars({ stars })}</span>
						<Progress value={(count / total) * 100} label={m.review_stars({ stars })} />
						<span>{count}</span>
					</div>
				))}
			</div>
			<div>
				<ReviewList {...shown} reviews={known.slice(0, FIRST)} />
				{known.length > FIRST && (
					<details
						// It may have been opened before the page answered.
						ref={(element) => {
							if (element?.open) setOpen(true)
						}}
						onToggle={(event) => setOpen(event.currentTarget.open)}
					>
						<summary className={cx(button({ tone: 'outline' }), more)}>
							{m.review_all({ count: reviews })}
						</summary>
						<ReviewList {...shown} reviews={known.slice(FIRST)} />
						{isHydrated && isOpen && known.length < reviews && (
							<Suspense>
								<MoreReviews {...shown} known={known.length} />
							</Suspense>
						)}
					</details>
				)}
			</div>
		</div>
	)
}
