import { useState } from 'react'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { Button } from '#ui/action/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Words } from '#ui/layout/words.tsx'
import { FilterGroup } from './filter-group.tsx'
import { toggled } from './toggled.ts'

const SHOWN = 8

type ListFilterProps = {
	title: string
	/** Its key in the address. */
	name: 'subjects' | 'tags' | 'languages' | 'levels' | 'job_types' | 'job_levels' | 'states'
	names: readonly string[]
	/** Label of a name; by default the page's own. */
	labelOf?: (name: string) => string
	value: readonly string[] | undefined
	onChange: (value: string[] | undefined) => void
}

/**
 * Checkboxes by name; a long list shows its first eight, and whatever is chosen (FLT-03, FLT-05).
 */
export const ListFilter = ({
	title,
	name,
	names,
	labelOf = nameOf,
	value = [],
	onChange,
}: ListFilterProps) => {
	const [all, setAll] = useState(false)
	const shown = all ? names : names.filter((one, i) => i < SHOWN || value.includes(one))
	return (
		<FilterGroup title={title}>
			<ChoiceGroup
				kind="checkbox"
				legend={title}
				name={name}
				options={shown.map((one) => ({ value: one, label: <Words text={labelOf(one)} /> }))}
				value={value}
				onToggle={(one, chosen) => onChange(toggled(value, one, chosen))}
			/>
			{!all && shown.length < names.length && (
				<Button tone="quiet" size="sm" onClick={() => setAll(true)}>
					{m.filter_show_all({ count: names.length })}
				</Button>
			)}
		</FilterGroup>
	)
}
