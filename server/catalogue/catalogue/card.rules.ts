import type { components } from '#openapi/v1.gen.ts'
import { coverOf } from './cover.rules.ts'

/** The one shape of a card (CAT-09). */
export type Card = components['schemas']['Card']

/** A card as the database answers it: times and covers are not yet in the contract's form. */
export type CardRow = Omit<
	Card,
	'price_type' | 'start_date' | 'cover' | 'thumbnail' | 'webinar_reviews' | 'whishlisted'
> & {
	start_date: string | null
	cover: string | null
	cover_colour: string
}

/** A row in the contract's form; money in paise, times ISO. */
export const cardOf = ({ cover, cover_colour, start_date, ...row }: CardRow): Card => {
	const picture = coverOf({ cover, coverColour: cover_colour, subject: row.subject })
	return {
		...row,
		price_type: row.price ? 'paid' : 'free',
		start_date: start_date && new Date(start_date).toISOString(),
		cover: picture,
		thumbnail: picture?.src ?? null,
		webinar_reviews: row.reviews,
		whishlisted: row.favourite,
	}
}
