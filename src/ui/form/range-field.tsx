import { type ComponentProps, useId } from 'react'
import { css } from '#styled/css'
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx'

const control = css({ w: 'full', minH: '11', accentColor: 'primary' })

type RangeProps = Omit<FieldWords, 'error'> &
	ComponentProps<'input'> & {
		/** Said while the value is at or under the warning range. */
		warning?: string | false
	}

/**
 * A slider from 10 to 100 in steps of 10 unless said otherwise, with a warning for low values
 * (FLD-06).
 */
export const RangeField = ({ label, hint, warning, ...rest }: RangeProps) => {
	const id = useId()
	const words = { label, hint: warning || hint }
	return (
		<FieldFrame id={id} {...words}>
			<input
				type="range"
				min={10}
				max={100}
				step={10}
				className={control}
				data-low={warning ? true : undefined}
				{...describe(id, words)}
				{...rest}
			/>
		</FieldFrame>
	)
}
