import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { ReferenceItem as Item } from '#openapi/v1.gen.ts'

/** Data of the map: three of the reference lists. */
export type MapLists = { course_types: Item[]; subjects: Item[]; competency: Item[] }

/** A part of the map with the pages that its entries lead to. */
export type Branch = { title: string; leaves: { name: string; to: string }[] }

const lists: Record<string, string> = { bundle: '/bundle-products', self_paced: '/courses' }

const search = (name: string, value: string) =>
	`/learning?${new URLSearchParams({ [name]: value })}`

/** Resource types, subjects and competencies, each entry with the resources behind it (NAV-09). */
export const branchesOf = ({ course_types, subjects, competency }: MapLists): Branch[] => [
	{
		title: m.text_map_types(),
		leaves: course_types.map(({ slug, name }) => ({
			name: courseTypeLabel(slug, name),
			to: lists[slug] ?? search('type', slug),
		})),
	},
	{
		title: m.text_map_subjects(),
		leaves: subjects.map(({ name }) => ({ name: nameOf(name), to: search('search', name) })),
	},
	{
		title: m.text_map_competencies(),
		leaves: competency.map(({ name }) => ({ name: nameOf(name), to: search('tags', name) })),
	},
]
