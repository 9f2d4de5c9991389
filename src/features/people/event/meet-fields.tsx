import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { Draft, Fault } from '#machines/web/form-submission/form-submission.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { meetCountries } from './meet-countries.ts'
import { useMeetForm } from './use-meet-form.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const failureWords = {
	tooMany: m.contact_too_many,
	rejected: m.contact_rejected,
	unavailable: m.contact_unavailable,
}

const faultWords = (field: string, fault: Fault | undefined): string | undefined => {
	if (fault === 'required') return m.contact_required()
	if (!fault) return undefined
	return field === 'referral_code' ? m.event_code_invalid() : m.contact_email_invalid()
}

type FieldsProps = {
	given: Draft
	fresh: boolean
	/** ISO 3166 code that is chosen until the person chooses (LOC-02). */
	countryHere: string
	/** The address is the account's and cannot be changed here. */
	hasAccount: boolean
}

/** The fields of a registration, then the word that it has arrived. */
export const MeetFields = ({ given, fresh, countryHere, hasAccount }: FieldsProps) => {
	const ref = useMeetForm(given, fresh)
	const { draft, faults, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(ref, (snapshot) => snapshot.matches('submitted'))
	const bind = (field: string) => ({
		name: field,
		value: draft[field] ?? '',
		error: faultWords(field, faults[field]),
		readOnly: busy,
		onChange: (event: { target: { value: string } }) =>
			ref.send({ type: 'field.changed', field, value: event.target.value }),
	})
	if (sent)
		return (
			<>
				<Notice>{m.event_registered({ email: draft.email ?? '' })}</Notice>
				<Button tone="quiet" onClick={() => ref.send({ type: 'form.restarted' })}>
					{m.event_other()}
				</Button>
			</>
		)
	const { readOnly: _, ...country } = bind('country')
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
				label={m.event_name()}
				{...bind('name')}
				autoComplete="name"
				maxLength={120}
				required
			/>
			<TextField
				label={m.event_email()}
				hint={hasAccount && m.event_account_email()}
				{...bind('email')}
				{...(hasAccount && { value: given.email ?? '' })}
				readOnly={busy || hasAccount}
				type="email"
				autoComplete="email"
				maxLength={254}
				required
			/>
			<SelectField
				label={m.event_country()}
				{...country}
				value={country.value || countryHere}
				disabled={busy}
				options={meetCountries()}
			/>
			<TextField
				label={m.event_school()}
				{...bind('school')}
				autoComplete="organization"
				maxLength={200}
			/>
			<TextField
				label={m.event_code()}
				{...bind('referral_code')}
				autoComplete="off"
				maxLength={20}
			/>
			<Button type="submit" busy={busy}>
				{busy ? m.event_registering() : m.event_register()}
			</Button>
		</form>
	)
}
