import { MOST_SHARE } from '#domain/shop/author-share.rules.ts'
import { m } from '#i18n/messages'
import { TextField } from '#ui/form/text-field.tsx'

/** The percent that is typed; null for what is no whole percent of a share. */
export const rateOf = (typed: string): number | null =>
	/^\d{1,2}$/.test(typed.trim()) && Number(typed) <= MOST_SHARE ? Number(typed) : null

type FieldProps = { value: string; onChange: (value: string) => void }

/** The share of an author in whole percent. */
export const RateField = ({ value, onChange }: FieldProps) => (
	<TextField
		label={m.desk_author_rate_field()}
		error={rateOf(value) === null && m.desk_author_rate_fault({ most: MOST_SHARE })}
		inputMode="numeric"
		maxLength={3}
		value={value}
		onChange={({ target }) => onChange(target.value)}
	/>
)
