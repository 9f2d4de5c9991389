import { m } from '#i18n/messages'
import { TextField } from '#ui/form/text-field.tsx'

type ReasonProps = { reason: string; hint: string; onChange: (reason: string) => void }

/** The reason of an act about a person. */
export const ReasonField = ({ reason, hint, onChange }: ReasonProps) => (
	<TextField
		label={m.desk_customer_reason()}
		hint={hint}
		maxLength={500}
		value={reason}
		onChange={({ target }) => onChange(target.value)}
	/>
)
