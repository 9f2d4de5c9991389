import { lazy, Suspense } from 'react'
import { shortDate } from '#i18n/dates.ts'
import { langOf } from '#i18n/lang-of.ts'
import { Rating } from '#ui/display/rating.tsx'
import { small, stack5 } from '#ui/look.ts'
import type { ReviewData } from './review.types.ts'

const ReportReview = lazy(async () => ({
	default: (await import('./report-review.tsx')).ReportReview,
}))

export type ReviewListProps = {
	resourceId: string
	reviews: readonly ReviewData[]
	/** True if the viewer is signed in and can report others' reviews (REV-01). */
	canReport: boolean
}

/** Reviews with their stars, words and authors. */
export const ReviewList = ({ resourceId, reviews, canReport }: ReviewListProps) => (
	<ul className={stack5}>
		{reviews.map((review) => (
			<li key={review.id}>
				<Rating value={review.rating} />
				<p lang={langOf(review.body)}>{review.body}</p>
				<p className={small}>
					{[review.author_name, review.author_place].filter(Boolean).join(', ')} ·{' '}
					{shortDate(review.created_at)}
				</p>
				{canReport && (
					<Suspense>
						<ReportReview review={review} resourceId={resourceId} />
					</Suspense>
				)}
			</li>
		))}
	</ul>
)
