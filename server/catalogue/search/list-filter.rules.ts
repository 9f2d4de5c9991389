/** Filters of a list of resources (CAT-07); several values are separated by commas. */
export type ListFilter = {
	limit?: number
	offset?: number
	type?: string
	price_type?: 'free' | 'paid'
	tags?: string
	rating?: number
	search?: string
	resource_type?: string
	/** Languages, stages of the school and subjects by name (FND-01). */
	languages?: string
	levels?: string
	subjects?: string
	/** `date`: what happens at a time, the latest first. */
	sort?: 'newest' | 'rating' | 'price' | 'date'
}

/**
 * Meaning of search words: `names` as the database spells them, and a tsquery of words that match
 * in a title too.
 */
export type Said = {
	[Kind in 'price' | 'certificate' | 'types' | 'levels' | 'languages']?: {
		names: readonly string[]
		titled: string
	}
}

/**
 * The listed shelf. Bundles have a separate shelf; parents see resources for home and school
 * (ROL-02).
 */
export type Shelf = 'resources' | 'bundles' | 'parents'
