import { type ComponentProps, useId } from 'react'
import { field } from '#styled/recipes'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'

const look = field()

/** Five lines of text with their label, hint and error (FLD-01). */
export const TextArea = ({
	label,
	hint,
	error,
	...rest
}: FieldWords & ComponentProps<'textarea'>) => {
	const id = useId()
	const words = { label, hint, error }
	return (
		<FieldFrame id={id} {...words}>
			<textarea className={look.control} rows={5} {...describe(id, words)} {...rest} />
		</FieldFrame>
	)
}
