import { type ComponentProps, useId } from 'react'
import { field } from '#styled/recipes'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'

const look = field()

/** One line of text with its label, hint and error. */
export const TextField = ({
	label,
	hint,
	error,
	...rest
}: FieldWords & ComponentProps<'input'>) => {
	const id = useId()
	const words = { label, hint, error }
	return (
		<FieldFrame id={id} {...words}>
			<input className={look.control} {...describe(id, words)} {...rest} />
		</FieldFrame>
	)
}
