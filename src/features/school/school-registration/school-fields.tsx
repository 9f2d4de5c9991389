import { useSelector } from '@xstate/react'
import { schoolPositions } from '#domain/school/school-position.rules.ts'
import { m } from '#i18n/messages'
import type { Fault } from '#machines/web/form-submission/form-submission.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { positionNames } from './position-names.ts'
import { useSchoolForm } from './use-school-form.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const failureWords = {
	tooMany: m.school_registration_too_many,
	rejected: m.school_registration_rejected,
	unavailable: m.school_registration_unavailable,
}

const required: Record<string, () => string> = {
	name: m.school_registration_name_required,
	city: m.school_registration_city_required,
	email: m.school_registration_email_required,
	phone: m.school_registration_phone_required,
	position: m.school_registration_position_required,
}

const faultWords = (field: string, fault: Fault | undefined) => {
	if (!fault) return undefined
	if (fault === 'required') return required[field]!()
	return field === 'email' ? m.contact_email_invalid() : m.school_registration_phone_invalid()
}

/** The fields of a school to register; what was typed stays when it could not be sent. */
export const SchoolFields = ({ fresh }: { fresh: boolean }) => {
	const ref = useSchoolForm(fresh)
	const { draft, faults, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const bind = (field: string) => ({
		name: field,
		value: draft[field] ?? '',
		error: faultWords(field, faults[field]),
		onChange: (event: { target: { value: string } }) =>
			ref.send({ type: 'field.changed', field, value: event.target.value }),
	})
	const positions = schoolPositions.map((value) => ({ value, label: positionNames[value]() }))
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
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<TextField
				label={m.school_registration_name()}
				{...bind('name')}
				autoComplete="organization"
				maxLength={200}
				required
				readOnly={busy}
			/>
			<TextField
				label={m.school_registration_city()}
				{...bind('city')}
				autoComplete="address-level2"
				maxLength={120}
				required
				readOnly={busy}
			/>
			<TextField
				label={m.school_registration_email()}
				hint={m.school_registration_email_hint()}
				{...bind('email')}
				type="email"
				maxLength={254}
				required
				readOnly={busy}
			/>
			<TextField
				label={m.school_registration_phone()}
				{...bind('phone')}
				type="tel"
				maxLength={20}
				required
				readOnly={busy}
			/>
			<SelectField
				label={m.school_registration_position()}
				{...bind('position')}
				disabled={busy}
				options={[{ value: '', label: m.school_registration_position_choose() }, ...positions]}
			/>
			<TextArea
				label={m.school_registration_note()}
				hint={m.school_registration_note_hint()}
				{...bind('note')}
				maxLength={2000}
				readOnly={busy}
			/>
			<div>
				<Button type="submit" busy={busy}>
					{m.school_registration_send()}
				</Button>
			</div>
		</form>
	)
}
