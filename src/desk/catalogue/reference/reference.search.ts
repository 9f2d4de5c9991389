import { oneOf, readSearchBy, words } from '#api/search-fields.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A reference list that the shop writes. */
export type EditedList = components['schemas']['EditedList']

/** The reference lists in the order of the desk's menu of them. */
export const editedLists = [
	...(['subjects', 'grades', 'competency', 'school_board', 'school_grade'] as const),
	...(['school_onboarding_types', 'registration_roles', 'activity', 'test_tracks'] as const),
	...(['skt', 'job_type', 'job_level'] as const),
] as const satisfies readonly EditedList[]

/** The place of the page of reference lists: what is in the URL, already validated. */
export type ReferenceSearch = { list?: EditedList; search?: string }

/** Reads the place from a URL; what is wrong is left out. */
export const readReferenceSearch: (raw: Record<string, unknown>) => ReferenceSearch = readSearchBy({
	list: oneOf(editedLists),
	search: words(120),
})
