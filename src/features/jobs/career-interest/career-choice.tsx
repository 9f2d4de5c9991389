import { useMemo } from 'react'
import { careerOptions } from '#domain/jobs/career-options.rules.ts'
import { m } from '#i18n/messages'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { MultiSelectField } from '#ui/form/multi-select-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { named } from './option-words.ts'
import { useCareerField } from './use-career-field.ts'
import type { CareerRef } from './use-career-interest.ts'

type Props<Field> = { career: CareerRef; field: Field }

type OneOf =
	| 'gender'
	| 'current_role'
	| 'education_degree'
	| 'bachelor_of_education'
	| 'per_week_hours_spent'
	| 'type'
	| 'openness_entrepreneurial_role'
	| 'openness_travel'
	| 'own_vehicle'

/** One of a few, all in sight. */
export const CareerRadio = ({ career, field }: Props<OneOf>) => {
	const { label, error, value, busy, change } = useCareerField(career, field)
	return (
		<ChoiceGroup
			kind="radio"
			legend={label}
			options={named(careerOptions[field])}
			value={[value]}
			error={error}
			disabled={busy}
			onToggle={change}
		/>
	)
}

/** One of several, in the platform's list. */
export const CareerSelect = ({ career, field }: Props<OneOf>) => {
	const { label, error, value, busy, change } = useCareerField(career, field)
	return (
		<SelectField
			label={label}
			error={error}
			name={field}
			value={value}
			options={[{ value: '', label: m.career_choose() }, ...named(careerOptions[field])]}
			disabled={busy}
			required
			onChange={(event) => change(event.target.value)}
		/>
	)
}

/** Any of a few, all in sight. */
export const CareerChecks = ({
	career,
	field,
}: Props<'boards_taught' | 'grades_comfortable' | 'preferred_focus_area'>) => {
	const { label, error, value, busy, change } = useCareerField(career, field)
	return (
		<ChoiceGroup
			kind="checkbox"
			legend={label}
			options={named(careerOptions[field])}
			value={value}
			error={error}
			disabled={busy}
			onToggle={(option, chosen) =>
				change(chosen ? [...value, option] : value.filter((one) => one !== option))
			}
		/>
	)
}

/** Any of many, in a list that opens. */
export const CareerSubjects = ({
	career,
	field,
	subjects,
}: Props<'education_subject' | 'subjects_comfortable'> & { subjects: readonly string[] }) => {
	const { label, error, value, busy, change } = useCareerField(career, field)
	const options = useMemo(() => named(subjects), [subjects])
	return (
		<MultiSelectField
			label={label}
			error={error}
			options={options}
			value={value}
			onChange={change}
			placeholder={m.career_choose()}
			readOnly={busy}
		/>
	)
}
