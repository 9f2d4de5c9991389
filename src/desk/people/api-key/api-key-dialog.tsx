import { useRef } from 'react'
import { type FieldsProps, RecordDialog } from '#desk/record/record-dialog.tsx'
import type { RecordForm } from '#desk/record/use-record-editor.ts'
import { apiScopes, keyDays } from '#domain/people/api-key.rules.ts'
import { m } from '#i18n/messages'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import { css } from '#styled/css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { makeApiKey } from './api-key.queries.ts'
import { scopeWords } from './scope-words.ts'

const legend = css({ fontWeight: 'bold', pb: '1' })
const fault = css({ color: 'red', textStyle: 'small' })

const scopesOf = (draft: RecordDraft) => apiScopes.filter((scope) => draft[scope] === true)
const nameOf = (draft: RecordDraft): string => String(draft.name).trim()

const faultsOf = (draft: RecordDraft): readonly string[] => [
	...(nameOf(draft) ? [] : ['name']),
	...(scopesOf(draft).length === 0 ? ['scopes'] : []),
]

const Fields = ({ draft, faults, onChange }: FieldsProps) => (
	<>
		<TextField
			label={m.desk_key_name()}
			hint={m.desk_key_name_hint()}
			name="name"
			autoComplete="off"
			maxLength={80}
			value={String(draft.name ?? '')}
			error={faults.includes('name') && m.desk_key_name_fault()}
			onChange={({ target }) => onChange({ name: target.value })}
		/>
		<fieldset>
			<legend className={legend}>{m.desk_key_scopes()}</legend>
			{apiScopes.map((scope) => (
				<Checkbox
					key={scope}
					checked={draft[scope] === true}
					onChange={({ target }) => onChange({ [scope]: target.checked })}
				>
					{scopeWords[scope]()}
				</Checkbox>
			))}
			{faults.includes('scopes') && (
				<p className={fault} role="alert">
					{m.desk_key_scopes_fault()}
				</p>
			)}
		</fieldset>
		<SelectField
			label={m.desk_key_days()}
			value={String(draft.days)}
			options={keyDays.map((days) => ({
				value: String(days),
				label: m.desk_key_days_option({ days }),
			}))}
			onChange={({ target }) => onChange({ days: target.value })}
		/>
	</>
)

type DialogProps = {
	/** Called with the key, which is shown once. */
	onStored: (key: string) => void
	onClose: () => void
}

/** The form of a new key (DSK-19). */
export const ApiKeyDialog = ({ onStored, onClose }: DialogProps) => {
	const key = useRef('')
	const form: RecordForm = {
		draft: { name: '', days: '90' },
		store: async (draft, signal) => {
			const days = keyDays.find((one) => String(one) === draft.days) ?? 90
			const wanted = { name: nameOf(draft), scopes: scopesOf(draft), days }
			key.current = await makeApiKey(wanted, signal)
		},
		refusals: { 'api-keys-too-many': { kind: 'invalid' } },
	}
	return (
		<RecordDialog
			form={form}
			title={m.desk_key_new()}
			ok={m.desk_key_new()}
			faultsOf={faultsOf}
			fields={Fields}
			onStored={() => onStored(key.current)}
			onClose={onClose}
		/>
	)
}
