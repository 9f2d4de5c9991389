import type { FieldsProps } from '#desk/record/record-dialog.tsx'
import { m } from '#i18n/messages'
import { TextField } from '#ui/form/text-field.tsx'

/** The place of an entry in its list, from 1 to 1000: the draft's `place`. */
export const PlaceField = ({ draft, faults, onChange }: FieldsProps) => (
	<TextField
		label={m.desk_question_place()}
		name="place"
		inputMode="numeric"
		maxLength={4}
		value={String(draft.place)}
		error={faults.includes('place') && m.desk_question_place_fault()}
		onChange={({ target }) => onChange({ place: target.value })}
	/>
)
