import { indiaText, momentOf } from '#domain/learning/india-time.rules.ts'
import { m } from '#i18n/messages'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PartProps } from './part.types.ts'

/** When a live resource takes place, and whether registrations wait for the team. */
export const TimeFields = ({ content, onEdit }: PartProps) => (
	<>
		<TextField
			type="datetime-local"
			label={m.draft_start()}
			hint={m.draft_india_time()}
			value={indiaText(content.start_date)}
			onChange={({ target }) =>
				onEdit({ kind: 'fields', change: { start_date: momentOf(target.value) } })
			}
		/>
		<Checkbox
			checked={content.needs_confirmation}
			onChange={({ target }) =>
				onEdit({ kind: 'fields', change: { needs_confirmation: target.checked } })
			}
		>
			{m.draft_needs_confirmation()}
		</Checkbox>
	</>
)
