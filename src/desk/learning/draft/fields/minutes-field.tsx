import { NumberField } from '#ui/form/number-field.tsx'

const MOST = 6000

type MinutesProps = {
	label: string
	hint?: string
	value: number
	onChange: (minutes: number) => void
}

/** Whole minutes, at most 100 hours; empty for none. */
export const MinutesField = ({ value, onChange, ...words }: MinutesProps) => (
	<NumberField
		{...words}
		min={0}
		max={MOST}
		step={1}
		value={value === 0 ? '' : value}
		onChange={({ target }) => {
			const typed = Math.trunc(Number(target.value))
			onChange(Math.min(MOST, Math.max(0, Number.isFinite(typed) ? typed : 0)))
		}}
	/>
)
