import { useRef } from 'react'
import { type FieldsProps, RecordDialog } from '#desk/record/record-dialog.tsx'
import { m } from '#i18n/messages'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { addEntries } from './reference.queries.ts'
import type { EditedList } from './reference.search.ts'

/** Most entries that are added together, and most characters of one. */
const MOST = 200
const LONGEST = 120

const namesOf = (draft: RecordDraft): string[] =>
	String(draft.names)
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')

const faultsOf = (draft: RecordDraft): readonly string[] => {
	const names = namesOf(draft)
	const isFit = names.length > 0 && names.length <= MOST
	return isFit && names.every(({ length }) => length <= LONGEST) ? [] : ['names']
}

const Fields = ({ draft, faults, onChange }: FieldsProps) => (
	<TextArea
		label={m.desk_reference_names()}
		hint={m.desk_reference_names_hint()}
		name="names"
		value={String(draft.names)}
		error={faults.includes('names') && m.desk_reference_names_fault()}
		onChange={({ target }) => onChange({ names: target.value })}
	/>
)

type DialogProps = {
	list: EditedList
	/** Told how many were added, and which the list has already. */
	onStored: (answer: { added: number; left_out: string[] }) => void
	onClose: () => void
}

/** The form of new entries, one a line (SES-04). */
export const EntriesDialog = ({ list, onStored, onClose }: DialogProps) => {
	const answer = useRef({ added: 0, left_out: [] as string[] })
	return (
		<RecordDialog
			form={{
				draft: { names: '' },
				store: async (draft, signal) => {
					answer.current = await addEntries(list, namesOf(draft), signal)
				},
				refusals: { 'reference-too-many': { kind: 'invalid' } },
			}}
			title={m.desk_reference_add()}
			ok={m.desk_reference_add()}
			faultsOf={faultsOf}
			fields={Fields}
			onStored={() => onStored(answer.current)}
			onClose={onClose}
		/>
	)
}
