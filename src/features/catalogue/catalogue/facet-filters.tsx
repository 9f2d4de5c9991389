import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { getLocale } from '#i18n/runtime'
import type { FacetCounts, Filters } from './filter.types.ts'
import { ListFilter } from './list-filter.tsx'

type Facet = keyof FacetCounts

type FacetFiltersProps = {
	counts: FacetCounts | undefined
	value: Filters
	onChange: (value: Filters) => void
}

const facets: readonly { name: Facet; title: () => string }[] = [
	{ name: 'languages', title: m.filter_languages },
	{ name: 'levels', title: m.filter_levels },
	{ name: 'subjects', title: m.filter_subjects },
]

/** Stages in the order of school; others come after them. */
const stages = ['Early Years', 'Primary', 'Middle School', 'Secondary', 'Senior Secondary']
const placeOf = (name: string) => (stages.includes(name) ? stages.indexOf(name) : stages.length)

/**
 * Languages, the most frequent first; stages as in school; subjects by name. Chosen ones are always
 * among them.
 */
const namesOf = (name: Facet, counts: FacetCounts | undefined, chosen: readonly string[] = []) => {
	const names = [...new Set([...(counts?.[name].map((one) => one.name) ?? []), ...chosen])]
	if (name === 'levels') return names.sort((a, b) => placeOf(a) - placeOf(b))
	return name === 'subjects'
		? names.sort((a, b) => nameOf(a).localeCompare(nameOf(b), getLocale()))
		: names
}

/** Filters for language, class and subject, each with its number of resources (FND-01). */
export const FacetFilters = ({ counts, value, onChange }: FacetFiltersProps) =>
	facets.map(({ name, title }) => {
		const names = namesOf(name, counts, value[name])
		const countOf = (one: string) => counts?.[name].find((found) => found.name === one)?.count ?? 0
		return (
			names.length > 0 && (
				<ListFilter
					key={name}
					title={title()}
					name={name}
					names={names}
					labelOf={(one) =>
						counts ? m.filter_counted({ name: nameOf(one), count: countOf(one) }) : nameOf(one)
					}
					value={value[name]}
					onChange={(chosen) => onChange({ ...value, [name]: chosen })}
				/>
			)
		)
	})
