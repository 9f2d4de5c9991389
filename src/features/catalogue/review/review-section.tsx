import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { m } from '#i18n/messages'
import { Section } from '#ui/layout/section.tsx'
import { mutedProse } from '#ui/look.ts'
import type { Reviewed } from './review.types.ts'
import { Reviews } from './reviews.tsx'

const OwnReview = lazy(async () => ({ default: (await import('./own-review.tsx')).OwnReview }))

/**
 * Reviews of a resource, and one's own for who has learned it (REV-01); a bundle is reviewed by its
 * contents.
 */
export const ReviewSection = ({
	resource,
	signedIn,
}: {
	resource: Reviewed
	signedIn: boolean
}) => {
	const isKnown = useHydrated() && signedIn
	return (
		<Section id="reviews" title={m.review_title()}>
			{isKnown && resource.course_type !== 'bundle' && (
				<Suspense>
					<OwnReview resourceId={resource.id} />
				</Suspense>
			)}
			{resource.reviews > 0 ? (
				<Reviews resource={resource} canReport={isKnown} />
			) : (
				<p className={mutedProse}>{m.review_none()}</p>
			)}
		</Section>
	)
}
