import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { CatalogueSearch } from './catalogue.search.ts'

/** A filter that is set, and the first page of the list without it. */
export type Chip = { key: string; label: string; search: CatalogueSearch }

const lists = ['type', 'languages', 'levels', 'subjects', 'tags'] as const

const kinds = {
	micro: m.home_programme_micro,
	medium: m.home_programme_medium,
	standard: m.catalogue_standard,
}

/** Every filter of a catalogue's place, in the order of the filters; words and order are none. */
export const chipsOf = (place: CatalogueSearch): Chip[] => {
	const { page, ...search } = place
	const { resource_type, paid_type, rating } = search
	const without = <Key extends keyof CatalogueSearch>(key: Key, label: string): Chip => ({
		key,
		label,
		search: { ...search, [key]: undefined },
	})
	return [
		...(resource_type ? [without('resource_type', kinds[resource_type]())] : []),
		...(paid_type
			? [without('paid_type', paid_type === 'free' ? m.filter_free() : m.filter_paid())]
			: []),
		...(rating ? [without('rating', m.filter_and_up({ rating }))] : []),
		...lists.flatMap((list) =>
			(search[list] ?? []).map((one) => {
				const others = search[list]!.filter((other) => other !== one)
				return {
					key: `${list} ${one}`,
					label: list === 'type' ? courseTypeLabel(one) : nameOf(one),
					search: { ...search, [list]: others.length > 0 ? others : undefined },
				}
			}),
		),
	]
}
