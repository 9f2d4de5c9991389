import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { Fault } from '#machines/web/form-submission/form-submission.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { topics, useContactForm } from './use-contact-form.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const faultWords: Record<Fault, () => string> = {
	required: m.contact_required,
	invalid: m.contact_email_invalid,
	short: m.contact_too_short,
}
const failureWords = {
	tooMany: m.contact_too_many,
	rejected: m.contact_rejected,
	unavailable: m.contact_unavailable,
}
const topicNames = {
	account: m.contact_topic_account,
	learning: m.contact_topic_learning,
	payment: m.contact_topic_payment,
	plan: m.contact_topic_plan,
	school: m.contact_topic_school,
	event: m.contact_topic_event,
	privacy: m.contact_topic_privacy,
	other: m.contact_topic_other,
}

type FieldsProps = { given: { name: string; email: string }; fresh: boolean }

/** The fields of a message; what was typed stays when it could not be sent. */
export const ContactFields = ({ given, fresh }: FieldsProps) => {
	const ref = useContactForm(given, fresh)
	const { draft, faults, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(ref, (snapshot) => snapshot.matches('submitted'))
	const bind = (field: string) => ({
		name: field,
		value: draft[field] ?? '',
		error: faults[field] && faultWords[faults[field]](),
		onChange: (event: { target: { value: string } }) =>
			ref.send({ type: 'field.changed', field, value: event.target.value }),
	})
	if (sent)
		return (
			<>
				<Notice>{m.contact_sent({ email: draft.email ?? '' })}</Notice>
				<Button tone="quiet" onClick={() => ref.send({ type: 'form.restarted' })}>
					{m.contact_another()}
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
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<TextField
				label={m.contact_name()}
				{...bind('name')}
				autoComplete="name"
				maxLength={120}
				required
				readOnly={busy}
			/>
			<TextField
				label={m.contact_email()}
				{...bind('email')}
				type="email"
				autoComplete="email"
				maxLength={254}
				required
				readOnly={busy}
			/>
			<SelectField
				label={m.contact_topic()}
				{...bind('topic')}
				disabled={busy}
				options={topics.map((value) => ({ value, label: topicNames[value]() }))}
			/>
			<TextArea
				label={m.contact_message()}
				hint={m.contact_message_hint()}
				{...bind('message')}
				maxLength={4000}
				required
				readOnly={busy}
			/>
			<Button type="submit" busy={busy}>
				{busy ? m.contact_sending() : m.contact_send()}
			</Button>
		</form>
	)
}
