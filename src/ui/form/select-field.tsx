import { type ComponentProps, useId } from 'react'
import { field } from '#styled/recipes'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'

const look = field()

type Option = { value: string; label: string }

/** One of a list, by the platform's own picker. */
export const SelectField = ({
	label,
	hint,
	error,
	options,
	...rest
}: FieldWords & { options: readonly Option[] } & ComponentProps<'select'>) => {
	const id = useId()
	const words = { label, hint, error }
	return (
		<FieldFrame id={id} {...words}>
			<select className={look.control} {...describe(id, words)} {...rest}>
				{options.map(({ value, label: text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</FieldFrame>
	)
}
