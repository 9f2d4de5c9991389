import { type FieldsProps, RecordDialog } from '#desk/record/record-dialog.tsx'
import { payeeFaultsOf, TDS } from '#domain/shop/author-share.rules.ts'
import { m } from '#i18n/messages'
import { TextField } from '#ui/form/text-field.tsx'
import type { Author } from './author.queries.ts'
import { payeeOf, sendPayee } from './author-calls.ts'

const empty = { name: '', pan: '', account_number: '', ifsc: '' }

const faultWords: Record<string, () => string> = {
	name: m.desk_payee_fault_name,
	pan: m.desk_payee_fault_pan,
	account_number: m.desk_payee_fault_account,
	ifsc: m.desk_payee_fault_ifsc,
}

const Fields = ({ draft, faults, onChange }: FieldsProps) => {
	const bind = (field: string) => ({
		name: field,
		autoComplete: 'off',
		spellCheck: false,
		value: String(draft[field] ?? ''),
		error: faults.includes(field) && faultWords[field]!(),
		onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
	})
	return (
		<>
			<TextField label={m.desk_payee_name()} maxLength={120} {...bind('name')} />
			<TextField
				label={m.desk_payee_account()}
				inputMode="numeric"
				maxLength={30}
				{...bind('account_number')}
			/>
			<TextField
				label={m.desk_payee_ifsc()}
				hint={m.desk_payee_ifsc_hint()}
				maxLength={15}
				{...bind('ifsc')}
			/>
			<TextField
				label={m.desk_author_pan()}
				hint={m.desk_payee_pan_hint({ percent: TDS.percent, more: TDS.withoutPan })}
				maxLength={15}
				{...bind('pan')}
			/>
		</>
	)
}

type DialogProps = {
	payee: Author['payee']
	onStored: () => void
	onClose: () => void
}

/** The form of the bank account to which an author's money goes (DSK-22). */
export const PayeeDialog = ({ payee, onStored, onClose }: DialogProps) => (
	<RecordDialog
		form={{ draft: { ...(payee ?? empty) }, store: sendPayee, refusals: {} }}
		title={m.desk_author_payee()}
		ok={m.desk_payee_store()}
		faultsOf={(draft) => payeeFaultsOf(payeeOf(draft))}
		fields={Fields}
		onStored={onStored}
		onClose={onClose}
	/>
)
