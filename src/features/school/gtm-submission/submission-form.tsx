import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { stack4 } from '#ui/look.ts'
import { useGtmSubmission } from './use-gtm-submission.ts'

const faultWords = {
	required: m.submission_required,
	invalid: m.submission_required,
	short: m.submission_short,
}
const failureWords = {
	tooMany: m.submission_too_many,
	rejected: m.submission_rejected,
	unavailable: m.submission_unavailable,
}

/** The form of something that a school hands in; what was typed stays when it could not be sent. */
export const SubmissionForm = () => {
	const form = useGtmSubmission()
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const bind = (field: 'title' | 'link' | 'words') => ({
		name: field,
		value: draft[field] ?? '',
		readOnly: busy,
		error: faults[field] && faultWords[faults[field]](),
		onChange: ({ target: { value } }: { target: { value: string } }) =>
			form.send({ type: 'field.changed', field, value }),
	})
	if (sent) return <Notice>{m.submission_sent()}</Notice>
	return (
		<form
			noValidate
			className={stack4}
			onSubmit={(event) => {
				event.preventDefault()
				form.send({ type: 'form.submitted' })
				focusFirstError(event.currentTarget)
			}}
		>
			<TextField label={m.submission_title()} maxLength={200} {...bind('title')} />
			<TextField
				label={m.submission_link()}
				hint={m.submission_link_hint()}
				type="url"
				inputMode="url"
				maxLength={500}
				{...bind('link')}
			/>
			<TextArea label={m.submission_words()} maxLength={2000} {...bind('words')} />
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<Button type="submit" busy={busy}>
				{m.submission_send()}
			</Button>
		</form>
	)
}
