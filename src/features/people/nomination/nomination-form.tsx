import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { Fault } from '#machines/web/form-submission/form-submission.types.ts'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { relationWords } from './nomination-words.ts'
import { useNominationForm } from './use-nomination-form.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const faultWords: Record<Fault, () => string> = {
	required: m.contact_required,
	invalid: m.contact_email_invalid,
	short: m.contact_too_short,
}
const failureWords = {
	tooMany: m.nomination_too_many,
	rejected: m.nomination_rejected,
	unavailable: m.contact_unavailable,
}
const relations = Object.entries(relationWords).map(([value, label]) => ({ value, label }))

type FormProps = { subjects: readonly { slug: string; name: string }[]; fresh: boolean }

/** A parent nominates a teacher; what was typed stays when it could not be sent. */
export const NominationForm = ({ subjects, fresh }: FormProps) => {
	const ref = useNominationForm(fresh)
	const { draft, faults, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(ref, (snapshot) => snapshot.matches('submitted'))
	const put = (field: string, value: string) => ref.send({ type: 'field.changed', field, value })
	const errorOf = (field: string) => {
		const fault = faults[field]
		if (field === 'class_level' && fault === 'invalid') return m.nomination_class_invalid()
		return fault && faultWords[fault]()
	}
	const bind = (field: string) => ({
		name: field,
		value: draft[field] ?? '',
		error: errorOf(field),
		onChange: ({ target }: { target: { value: string } }) => put(field, target.value),
	})
	if (sent)
		return (
			<>
				<Notice>{m.nomination_sent({ name: draft.teacher_name ?? '' })}</Notice>
				<Button tone="quiet" onClick={() => ref.send({ type: 'form.restarted' })}>
					{m.nomination_another()}
				</Button>
			</>
		)
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'form.submitted' })
				focusFirstError(event.currentTarget)
			}}
		>
			<Notice kind="warning">{m.nomination_note()}</Notice>
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<PagedSelect
				source="school"
				label={m.nomination_school()}
				hint={m.nomination_school_hint()}
				name="school_id"
				chosen={draft.school_id ? { id: draft.school_id, label: draft.school ?? '' } : null}
				error={errorOf('school_id')}
				readOnly={busy}
				onChoice={(school) => {
					put('school', school?.label ?? '')
					put('school_id', school?.id ?? '')
				}}
			/>
			<TextField
				label={m.nomination_name()}
				{...bind('teacher_name')}
				maxLength={120}
				readOnly={busy}
			/>
			<TextField
				label={m.nomination_email()}
				hint={m.nomination_email_hint()}
				{...bind('teacher_email')}
				type="email"
				maxLength={254}
				readOnly={busy}
			/>
			<SelectField
				label={m.nomination_subject()}
				{...bind('subject')}
				disabled={busy}
				options={[
					{ value: '', label: m.training_choose() },
					...subjects.map(({ slug, name }) => ({ value: slug, label: nameOf(name) })),
				]}
			/>
			<NumberField
				label={m.nomination_class()}
				{...bind('class_level')}
				min={1}
				max={12}
				inputMode="numeric"
				readOnly={busy}
			/>
			<ChoiceGroup
				legend={m.nomination_relation()}
				kind="radio"
				name="relation"
				options={relations.map(({ value, label }) => ({ value, label: label() }))}
				value={[draft.relation ?? '']}
				onToggle={(value) => put('relation', value)}
				disabled={busy}
			/>
			<TextArea
				label={m.nomination_reason()}
				hint={m.nomination_reason_hint()}
				{...bind('reason')}
				maxLength={2000}
				readOnly={busy}
			/>
			<Button type="submit" busy={busy}>
				{busy ? m.contact_sending() : m.nomination_send()}
			</Button>
		</form>
	)
}
