import { type FieldsProps, RecordDialog } from '#desk/record/record-dialog.tsx'
import { isInstructorName, longestTerms } from '#domain/catalogue/instructor.rules.ts'
import { m } from '#i18n/messages'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type DeskInstructor, storeInstructor } from './instructor.queries.ts'

const refusals = {
	'instructor-changed': { kind: 'changed' },
	'instructor-invalid': { kind: 'invalid' },
	'name-taken': { kind: 'taken' },
} as const

type DialogProps = { instructor: DeskInstructor; onStored: () => void; onClose: () => void }

/** The form of an instructor: name and text; two of one name become one when that is ticked. */
export const InstructorDialog = ({ instructor, onStored, onClose }: DialogProps) => {
	const { terms } = instructor
	const Fields = ({ draft, faults, onChange }: FieldsProps) => (
		<>
			<TextField
				label={m.desk_instructor_name()}
				hint={m.desk_instructor_name_hint()}
				name="name"
				maxLength={longestTerms.name}
				value={String(draft.name)}
				error={faults.includes('name') && m.desk_instructor_name_missing()}
				onChange={({ target }) => onChange({ name: target.value })}
			/>
			{draft.name !== terms.name && (
				<Checkbox
					checked={draft.joins === true}
					onChange={({ target }) => onChange({ joins: target.checked })}
				>
					{m.desk_instructor_join()}
				</Checkbox>
			)}
			<TextArea
				label={m.draft_instructor_bio()}
				hint={m.desk_instructor_bio_hint()}
				name="bio"
				rows={6}
				maxLength={longestTerms.bio}
				value={String(draft.bio)}
				onChange={({ target }) => onChange({ bio: target.value })}
			/>
		</>
	)
	return (
		<RecordDialog
			form={{
				draft: { ...terms, joins: false },
				store: ({ name, bio, joins }, signal) => {
					const typed = { name: String(name), bio: String(bio), joins: joins === true }
					return storeInstructor(instructor, typed, signal)
				},
				refusals,
			}}
			title={m.desk_instructor_change_title()}
			ok={m.desk_banner_store()}
			faultsOf={({ name }) => (isInstructorName(String(name)) ? [] : ['name'])}
			fields={Fields}
			taken={m.desk_instructor_name_taken()}
			onStored={onStored}
			onClose={onClose}
		/>
	)
}
