import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { form4, small } from '#ui/look.ts'
import type { LiveResource } from './live-session.queries.ts'
import { CONFIRMS, draftOf, sessionOf } from './session-draft.ts'
import { useKeepSession } from './use-keep-session.ts'

const checks = {
	day: 'day',
	time: 'time',
	length: 'length',
	join: 'link',
	recording: 'link',
	confirms: 'optional',
} as const
const faultWords: Record<Exclude<keyof typeof checks, 'confirms'>, () => string> = {
	day: m.session_fault_date,
	time: m.session_fault_time,
	length: m.session_fault_length,
	join: m.session_fault_link,
	recording: m.session_fault_link,
}

/**
 * The form of a session’s time, in India, and of its links; what is typed stays over a reload and a
 * lost connection (LIV-01).
 */
export const SessionForm = ({ of }: { of: LiveResource }) => {
	const id = useId()
	const keep = useKeepSession(of.webinar_id)
	const form = useFormSubmission({
		name: `live-session.${of.webinar_id}`,
		fresh: false,
		submit: (draft, signal) => keep(sessionOf(draft, of.session?.cancelled ?? false), signal),
		checks,
		given: draftOf(of),
		keepsReceipt: false,
	})
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const sent = useSelector(form, (snapshot) => snapshot.matches('submitted'))
	const put = (field: string) => (value: string) =>
		form.send({ type: 'field.changed', field, value })
	const bind = (field: keyof typeof faultWords) => ({
		name: field,
		value: draft[field] ?? '',
		error:
			faults[field] &&
			(faults[field] === 'required' ? m.session_fault_required() : faultWords[field]()),
		onChange: ({ target }: { target: { value: string } }) => put(field)(target.value),
	})
	if (sent)
		return (
			<div className={form4}>
				<Notice>{m.session_saved()}</Notice>
				<DeskLink className={link()} to="/live-sessions">
					{m.session_all()}
				</DeskLink>
			</div>
		)
	return (
		<form
			id={id}
			className={form4}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				form.send({ type: 'form.submitted' })
				focusFirstError(document.getElementById(id))
			}}
		>
			<DateField label={m.session_date()} {...bind('day')} onChange={put('day')} startYear={2020} />
			<TextField
				label={m.session_time()}
				hint={m.session_time_hint()}
				type="time"
				{...bind('time')}
			/>
			<NumberField
				label={m.session_length()}
				hint={m.session_length_hint()}
				min={1}
				max={720}
				{...bind('length')}
			/>
			<TextField
				label={m.session_join()}
				hint={m.session_join_hint()}
				type="url"
				{...bind('join')}
			/>
			<TextField
				label={m.session_recording()}
				hint={m.session_recording_hint()}
				type="url"
				{...bind('recording')}
			/>
			<div>
				<Checkbox
					name="confirms"
					checked={draft.confirms === CONFIRMS}
					onChange={({ target: { checked } }) => put('confirms')(checked ? CONFIRMS : '')}
				>
					{m.session_confirms()}
				</Checkbox>
				<p className={small}>{m.session_confirms_hint()}</p>
			</div>
			<p className={small}>{m.session_tells({ count: of.registered })}</p>
			{failure && <Notice kind="warning">{m.session_failed()}</Notice>}
			<Button type="submit" busy={busy}>
				{busy ? m.session_saving() : m.session_save()}
			</Button>
		</form>
	)
}
