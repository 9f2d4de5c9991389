import { useSelector } from '@xstate/react'
import { languageNames } from '#domain/catalogue/subject-names.rules.ts'
import { writtenTypes } from '#domain/learning/draft-content.rules.ts'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { SubmitFailure } from '#machines/web/form-submission/form-submission.types.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { redText, stack4 } from '#ui/look.ts'
import { useNewDraft } from './use-new-draft.ts'

const failures: Record<SubmitFailure, () => string> = {
	tooMany: m.draft_new_too_many,
	rejected: m.draft_new_rejected,
	unavailable: m.desk_unavailable,
}

/** Title, type and language of a new resource. */
export const NewDraftDialog = ({ onClose }: { onClose: () => void }) => {
	const form = useNewDraft()
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const bind = (field: 'title' | 'type' | 'language') => ({
		name: field,
		value: draft[field] ?? '',
		onChange: ({ target: { value } }: { target: { value: string } }) =>
			form.send({ type: 'field.changed', field, value }),
	})
	return (
		<Dialog
			title={m.draft_new_title()}
			onClose={onClose}
			closable={!busy}
			foot={
				<Button type="submit" form="new-resource" busy={busy}>
					{m.draft_new_submit()}
				</Button>
			}
		>
			<form
				id="new-resource"
				noValidate
				className={stack4}
				onSubmit={(event) => {
					event.preventDefault()
					if (busy) return
					form.send({ type: 'form.submitted' })
					focusFirstError(event.currentTarget)
				}}
			>
				<TextField
					label={m.draft_title()}
					hint={m.draft_title_hint()}
					error={faults.title && m.draft_gap_title()}
					maxLength={200}
					required
					{...bind('title')}
				/>
				<SelectField
					label={m.draft_type()}
					options={writtenTypes.map((value) => ({ value, label: courseTypeLabel(value) }))}
					{...bind('type')}
				/>
				<SelectField
					label={m.draft_language()}
					options={languageNames.map((value) => ({ value, label: nameOf(value) }))}
					{...bind('language')}
				/>
				{failure && (
					<p className={redText} role="alert">
						{failures[failure]()}
					</p>
				)}
			</form>
		</Dialog>
	)
}
