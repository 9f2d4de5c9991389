import { list, oneOf, oneOfNumbers, page, readSearchBy, words } from '#api/search-fields.ts'
import type { Filters } from './filter.types.ts'

/**
 * The catalogue's place (CAT-01): what is in the URL, already validated. Lists are sorted as
 * chosen, without doubles.
 */
export type CatalogueSearch = {
	search?: string
	type?: string[]
	rating?: number
	tags?: string[]
	paid_type?: 'free' | 'paid'
	languages?: string[]
	/** Stages of the school, on the screen `Class`. */
	levels?: string[]
	subjects?: string[]
	/** Without it by relevance where words are looked for, else the newest first (FND-01). */
	sort?: (typeof catalogueSorts)[number]
	page?: number
	resource_type?: 'micro' | 'medium' | 'standard'
}

/** The orders that can be asked for. */
export const catalogueSorts = ['rating', 'newest', 'price', 'date'] as const

const types = [
	'self_paced',
	'webinar',
	'micro_resource',
	'certification',
	'live_training',
	'expert_masterclass',
	'affiliated_product',
] as const

const placeOf = readSearchBy({
	search: words(120),
	q: words(120),
	sort: oneOf(catalogueSorts),
	page,
	resource_type: oneOf(['micro', 'medium', 'standard']),
})

const filtersOf = readSearchBy({
	type: list,
	rating: oneOfNumbers([4.5, 4, 3.5, 3]),
	tags: list,
	paid_type: oneOf(['free', 'paid']),
	languages: list,
	levels: list,
	subjects: list,
})

/**
 * The first page of the list with other filters. Medium resources come without filters (FLT-07), so
 * a filter leads away from them.
 */
export const refiltered = (
	{ resource_type, ...search }: CatalogueSearch,
	filters: Filters,
): CatalogueSearch => ({
	...search,
	...filters,
	resource_type: resource_type === 'medium' ? undefined : resource_type,
	page: undefined,
})

/**
 * Reads the URL's search; never throws: what makes no sense is left out (CAT-01, FLT-06). Every key
 * is said, because the router lays what is read over the raw search: a key left out would let
 * nonsense through. `q` is the older name of the words. `resource_type=medium` resets the filters
 * (FLT-07).
 */
export const readCatalogueSearch = (raw: unknown): CatalogueSearch => {
	const { q, search = q, ...place } = placeOf(raw)
	const filters = filtersOf(place.resource_type === 'medium' ? {} : raw)
	const known = filters.type?.filter((one) => types.some((slug) => slug === one))
	return { ...filters, ...place, search, type: known?.length ? known : undefined }
}
