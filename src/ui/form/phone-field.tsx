import { type ComponentProps, useId } from 'react'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'

const look = field()
const row = css({ display: 'flex', minW: '0' })

type PhoneProps = FieldWords & {
	/** As shown before the number, for example `+91`; not editable. */ dialCode: string
}

/** A telephone number behind the fixed code of its country (PUR-01, FLD-03). */
export const PhoneField = ({
	label,
	hint,
	error,
	dialCode,
	...rest
}: PhoneProps & ComponentProps<'input'>) => {
	const id = useId()
	const words = { label, hint, error }
	return (
		<FieldFrame id={id} {...words}>
			<div className={row}>
				<span className={look.prefix}>{dialCode}</span>
				<input
					className={look.control}
					type="tel"
					inputMode="tel"
					autoComplete="tel-national"
					{...describe(id, words)}
					{...rest}
				/>
			</div>
		</FieldFrame>
	)
}
