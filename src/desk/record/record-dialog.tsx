import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { m } from '#i18n/messages'
import type {
	RecordDraft,
	RecordEditorFailure,
} from '#machines/web/record-editor/record-editor.types.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { redText, stack4 } from '#ui/look.ts'
import { type RecordForm, useRecordEditor } from './use-record-editor.ts'

const failures: Record<RecordEditorFailure, () => string> = {
	taken: m.desk_record_failed_taken,
	changed: m.desk_record_failed_changed,
	invalid: m.desk_record_failed_invalid,
	unavailable: m.desk_unavailable,
}

/** Props of a component with all fields of a record. */
export type FieldsProps = {
	draft: RecordDraft
	faults: readonly string[]
	onChange: (change: RecordDraft) => void
}

type DialogProps = {
	form: RecordForm
	title: string
	ok: string
	/** The fields of a draft that are wrong. */
	faultsOf: (draft: RecordDraft) => readonly string[]
	fields: (props: FieldsProps) => ReactNode
	/** The sentence for what another record has already: its address, unless given. */
	taken?: string
	onStored: () => void
	onClose: () => void
}

/** The form of a new record, or of one that is changed. */
export const RecordDialog = (props: DialogProps) => {
	const { form, title, ok, faultsOf, fields, taken, onStored, onClose } = props
	const editor = useRecordEditor(form, onStored)
	const { draft, faults, failure } = useSelector(editor, ({ context }) => context)
	const busy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
	const isAwaiting = useSelector(editor, (snapshot) => snapshot.matches('awaitingFactor'))
	return (
		<>
			<Dialog
				title={title}
				size="long"
				onClose={onClose}
				closable={!busy}
				foot={
					<Button type="submit" form="record" busy={busy}>
						{ok}
					</Button>
				}
			>
				<form
					id="record"
					className={stack4}
					noValidate
					onSubmit={(event) => {
						event.preventDefault()
						if (busy) return
						editor.send({ type: 'form.submitted', faults: faultsOf(draft) })
						focusFirstError(event.currentTarget)
					}}
				>
					{fields({
						draft,
						faults,
						onChange: (change) => editor.send({ type: 'field.changed', change }),
					})}
					{failure && (
						<p className={redText} role="alert">
							{failure === 'taken' && taken ? taken : failures[failure]()}
						</p>
					)}
				</form>
			</Dialog>
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => editor.send({ type: 'factor.verified' })}
					onDeclined={() => editor.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}
