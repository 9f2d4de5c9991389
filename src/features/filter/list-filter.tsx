import { useState } from 'react'
import { m } from '#i18n/messages'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { FilterGroup } from './filter-group.tsx'
import { toggled } from './toggled.ts'

const SHOWN = 8

type ListFilterProps = {
  title: string
  names: readonly string[]
  value: readonly string[] | undefined
  onChange: (value: string[] | undefined) => void
}

/** Checkboxes by name; a long list shows its first eight, and whatever is chosen (FLT-03, FLT-05). */
export const ListFilter = ({ title, names, value = [], onChange }: ListFilterProps) => {
  const [all, setAll] = useState(false)
  const shown = all ? names : names.filter((name, i) => i < SHOWN || value.includes(name))
  return (
    <FilterGroup title={title}>
      <ChoiceGroup
        kind="checkbox"
        legend={title}
        options={shown.map((name) => ({ value: name, label: name }))}
        value={value}
        onToggle={(name, chosen) => onChange(toggled(value, name, chosen))}
      />
      {!all && shown.length < names.length && (
        <Button tone="quiet" size="sm" onClick={() => setAll(true)}>
          {m.filter_show_all({ count: names.length })}
        </Button>
      )}
    </FilterGroup>
  )
}
