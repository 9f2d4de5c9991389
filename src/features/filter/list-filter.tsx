import { useState } from 'react'
import { m } from '#i18n/messages'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { FilterGroup } from './filter-group.tsx'
import { toggled } from './toggled.ts'

const SHOWN = 8

type ListFilterProps = {
  title: string
  /** Its key in the address. */
  name: 'subjects' | 'tags' | 'languages' | 'levels' | 'job_types' | 'job_levels' | 'states'
  names: readonly string[]
  /** A name in the language of the visitor, where it has another. */
  labelOf?: (name: string) => string
  value: readonly string[] | undefined
  onChange: (value: string[] | undefined) => void
}

/** Checkboxes by name; a long list shows its first eight, and whatever is chosen (FLT-03, FLT-05). */
export const ListFilter = ({
  title,
  name,
  names,
  labelOf = (one) => one,
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
        options={shown.map((one) => ({ value: one, label: labelOf(one) }))}
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
