import type { ComponentProps } from 'react'
import { css, cx } from '#atlas-styled/css'
import { control, SmallField } from './small-field.tsx'

type WriteProps = Omit<ComponentProps<'input'>, 'onChange'> & {
	label: string
	onText: (text: string) => void
}

const box = cx(control, css({ w: 'full', minW: '[6rem]' }))

/** One line of text, a number or a date, small. */
export const Write = ({ label, onText, ...rest }: WriteProps) => (
	<SmallField label={label} isWide>
		{(id) => (
			<input id={id} className={box} onChange={(event) => onText(event.target.value)} {...rest} />
		)}
	</SmallField>
)
