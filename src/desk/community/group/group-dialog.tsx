import { type FieldsProps, RecordDialog } from '#desk/record/record-dialog.tsx'
import { m } from '#i18n/messages'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type DeskGroup, storeGroup } from './group.queries.ts'

const typed = (draft: RecordDraft, field: string): string => String(draft[field] ?? '').trim()

const faultsOf = (draft: RecordDraft) =>
	['name', 'summary'].filter((field) => typed(draft, field) === '')

const Fields = ({ draft, faults, onChange }: FieldsProps) => (
	<>
		<TextField
			label={m.desk_group_name()}
			name="name"
			maxLength={80}
			value={String(draft.name)}
			error={faults.includes('name') && m.desk_group_name_missing()}
			onChange={({ target }) => onChange({ name: target.value })}
		/>
		<TextArea
			label={m.desk_group_summary()}
			hint={m.desk_group_summary_hint()}
			name="summary"
			maxLength={300}
			value={String(draft.summary)}
			error={faults.includes('summary') && m.desk_group_summary_missing()}
			onChange={({ target }) => onChange({ summary: target.value })}
		/>
		<Checkbox
			checked={draft.isOpen === true}
			onChange={({ target }) => onChange({ isOpen: target.checked })}
		>
			{m.desk_group_is_open()}
		</Checkbox>
	</>
)

type DialogProps = {
	/** Null for a new group. */
	group: DeskGroup | null
	onStored: () => void
	onClose: () => void
}

/** The form of a new group, or of one that is changed (28.3). */
export const GroupDialog = ({ group, onStored, onClose }: DialogProps) => {
	const {
		name,
		summary,
		is_open: isOpen,
	} = group?.terms ?? { name: '', summary: '', is_open: true }
	return (
		<RecordDialog
			form={{
				draft: { name, summary, isOpen },
				store: (draft, signal) => {
					const terms = { name: typed(draft, 'name'), summary: typed(draft, 'summary') }
					return storeGroup(group, { ...terms, is_open: draft.isOpen === true }, signal)
				},
				refusals: { 'group-changed': { kind: 'changed' } },
			}}
			title={group ? m.desk_group_change_name({ name }) : m.desk_group_new()}
			ok={m.desk_group_store()}
			faultsOf={faultsOf}
			fields={Fields}
			onStored={onStored}
			onClose={onClose}
		/>
	)
}
