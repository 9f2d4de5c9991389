import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'
import { writtenTypes } from '#domain/learning/draft-content.rules.ts'

/** Statuses of a resource in the desk, in the order of its life. */
export const draftStatuses = [
	'draft',
	'in_review',
	'approved',
	'scheduled',
	'published',
	'withdrawn',
] as const

/** The place of the desk's list: what is in the URL, already validated. */
export type DraftsSearch = {
	search?: string
	status?: (typeof draftStatuses)[number]
	type?: (typeof writtenTypes)[number]
	sort?: 'title'
	page?: number
}

/** Reads the place from a URL; what is wrong is left out. */
export const readDraftsSearch: (raw: Record<string, unknown>) => DraftsSearch = readSearchBy({
	search: words(120),
	status: oneOf(draftStatuses),
	type: oneOf(writtenTypes),
	sort: oneOf(['title'] as const),
	page,
})
