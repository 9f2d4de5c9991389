import type { ComponentProps } from 'react'
import { TextField } from '#ui/form/text-field.tsx'
import type { NamedField } from './career-words.ts'
import { useCareerField } from './use-career-field.ts'
import type { CareerRef } from './use-career-interest.ts'

type TextProps = { career: CareerRef; field: NamedField; hint?: string } & Pick<
	ComponentProps<'input'>,
	'type' | 'inputMode' | 'autoComplete' | 'maxLength'
>

/** A field of the form that holds a line of text. */
export const CareerText = ({ career, field, ...rest }: TextProps) => {
	const { label, error, value, busy, change } = useCareerField(career, field)
	return (
		<TextField
			label={label}
			error={error}
			name={field}
			value={String(value)}
			onChange={(event) => change(event.target.value)}
			readOnly={busy}
			required
			{...rest}
		/>
	)
}
