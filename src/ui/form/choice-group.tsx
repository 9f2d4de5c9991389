import { type ReactNode, useId } from 'react'
import { choice, field } from '#styled/recipes'
import { Checkbox } from './checkbox.tsx'

const look = choice()
const words = field()

type Option = { value: string; label: ReactNode }

type GroupProps = {
	legend: string
	options: readonly Option[]
	/** The chosen values; at most one for `radio`. */
	value: readonly string[]
	/** Told what was pressed and whether it is chosen now. */
	onToggle: (value: string, chosen: boolean) => void
	kind: 'checkbox' | 'radio'
	/** The name of the field where the group is sent with a form. */
	name?: string
	/** Nothing can be chosen now. */
	disabled?: boolean
	/** The error and how to correct it. */
	error?: ReactNode
}

/** Several options under one legend: any number of them, or one. */
export const ChoiceGroup = ({
	legend,
	options,
	value,
	onToggle,
	kind,
	disabled,
	error,
	...rest
}: GroupProps) => {
	const ownName = useId()
	const { name = ownName } = rest
	const errorId = `${ownName}-error`
	return (
		<fieldset
			className={look.group}
			disabled={disabled}
			data-invalid={error ? true : undefined}
			aria-describedby={error ? errorId : undefined}
		>
			<legend className={look.legend}>{legend}</legend>
			{options.map((option) => (
				<Checkbox
					key={option.value}
					type={kind}
					name={name}
					value={option.value}
					checked={value.includes(option.value)}
					onChange={(event) => onToggle(option.value, event.target.checked)}
				>
					{option.label}
				</Checkbox>
			))}
			{error && (
				<p className={words.error} id={errorId} role="alert">
					{error}
				</p>
			)}
		</fieldset>
	)
}
