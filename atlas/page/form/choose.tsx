import { css, cx } from '#atlas-styled/css'
import { control, SmallField } from './small-field.tsx'

type Option = string | { value: string; label: string }

type ChooseProps = {
	label: string
	value: string
	options: readonly Option[]
	onChange: (value: string) => void
}

const box = cx(control, css({ maxW: '[16rem]' }))

/** One of a list, small. */
export const Choose = ({ label, value, options, onChange }: ChooseProps) => (
	<SmallField label={label}>
		{(id) => (
			<select
				id={id}
				className={box}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			>
				{options.map((option) => {
					const { value: one, label: text } =
						typeof option === 'string' ? { value: option, label: option } : option
					return (
						<option key={one} value={one}>
							{text}
						</option>
					)
				})}
			</select>
		)}
	</SmallField>
)
