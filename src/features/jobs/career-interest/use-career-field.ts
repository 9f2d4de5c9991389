import { useSelector } from '@xstate/react'
import { careerWords, errorWords, type NamedField } from './career-words.ts'
import type { CareerRef } from './use-career-interest.ts'

/** Returns a field's label, value and change handler for its view. */
export const useCareerField = <Field extends NamedField>(career: CareerRef, field: Field) => {
	const value = useSelector(career, ({ context }) => context.draft[field])
	const isChecked = useSelector(career, ({ context }) => context.checked.includes(field))
	const error = useSelector(career, ({ context }) => context.errors[field])
	const busy = useSelector(career, (snapshot) => snapshot.hasTag('busy'))
	return {
		label: careerWords[field].label(),
		error: isChecked && error ? errorWords(field, error) : undefined,
		value,
		busy,
		change: (next: string | readonly string[]) =>
			career.send({ type: 'field.changed', field, value: next }),
	}
}
