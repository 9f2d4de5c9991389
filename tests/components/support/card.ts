import type { components } from '#openapi/v1.gen.ts'

type Card = components['schemas']['Card']

/** A paid course as the catalogue call returns it, with some fields changed. */
export const card = (changes: Partial<Card> = {}): Card => ({
	id: '019b76da-a800-79e4-ba48-ee0802a0adf0',
	slug: 'a-slug',
	slugtitle: 'A-Title',
	title: 'A title',
	summary: 'A summary',
	course_type: 'self_paced',
	resource_type: 'standard',
	subject: 'Mathematics',
	tags: [],
	price: 49_900,
	old_price: null,
	price_type: 'paid',
	temp_instructor_name: 'Meera Iyer',
	instructor_slug: 'meera-iyer',
	average_rating: 4.5,
	reviews: 12,
	webinar_reviews: 12,
	start_date: null,
	duration_minutes: 90,
	language: 'English',
	level: 'All teachers',
	cover: null,
	thumbnail: null,
	item_count: null,
	lesson_count: 6,
	favourite: false,
	whishlisted: false,
	favourite_id: null,
	is_added: false,
	enrolment_id: null,
	enrolment_status: null,
	...changes,
})
