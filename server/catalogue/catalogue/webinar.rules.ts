import type { Card } from './card.rules.ts'

/** A card in the graph's shape; price in paise. */
export const webinarOf = (card: Card) => ({
	id: card.id,
	slug: card.slug,
	slugtitle: card.slugtitle,
	title: card.title,
	summary: card.summary,
	course_type: card.course_type,
	resource_type: card.resource_type,
	subject: card.subject,
	price: card.price,
	average_rating: card.average_rating,
	webinar_reviews: card.reviews,
	temp_instructor_name: card.temp_instructor_name,
	thumbnail: card.cover?.src ?? null,
	start_date: card.start_date,
})
