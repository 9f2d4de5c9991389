import type { Resource, Review } from '#openapi/v1.gen.ts'

/** The part of a resource that reviews need. */
export type Reviewed = Pick<
	Resource,
	'id' | 'course_type' | 'average_rating' | 'reviews' | 'rating_counts' | 'review_list'
>

/** One review that others read. */
export type ReviewData = Review
