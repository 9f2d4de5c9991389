import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import {
	type CallBackDraft,
	callBackLimits,
	OTHER,
	preferredDays,
	preferredTimes,
	purposes,
} from '#machines/school/call-back/call-back-draft.rules.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { dayNames, purposeNames } from './call-back-words.ts'
import type { CallBackRef } from './use-call-back.ts'

type Change = { target: { value: string } }

/**
 * The fields of a call-back request (CBK-01, CBK-03, CBK-04); `message` is the id of what says what
 * is wrong.
 */
export const CallBackFields = ({
	callBack,
	message,
}: {
	callBack: CallBackRef
	message: string
}) => {
	const { draft, fault } = useSelector(callBack, ({ context }) => context)
	const busy = useSelector(callBack, (snapshot) => snapshot.hasTag('busy'))
	const isWrong = (field: string) =>
		fault?.kind === 'missing' ? fault.fields.some((one) => one === field) : fault?.kind === field
	const isOther = draft.purpose === OTHER
	const bind = (field: keyof CallBackDraft) => ({
		name: field,
		value: draft[field],
		...(isWrong(field) &&
			!(isOther && field === 'purpose') && { 'aria-invalid': true, 'aria-describedby': message }),
		onChange: ({ target: { value } }: Change) =>
			callBack.send({ type: 'field.changed', field, value }),
	})
	const text = (field: keyof typeof callBackLimits) => ({
		...bind(field),
		maxLength: callBackLimits[field],
		required: true,
		readOnly: busy,
	})
	return (
		<>
			<TextField label={m.callback_full_name()} {...text('fullName')} autoComplete="name" />
			<TextField
				label={m.callback_school_name()}
				{...text('schoolName')}
				autoComplete="organization"
			/>
			<TextField label={m.callback_email()} {...text('email')} type="email" autoComplete="email" />
			<TextField
				label={m.callback_mobile()}
				hint={m.callback_mobile_hint()}
				{...text('mobile')}
				type="tel"
				autoComplete="tel"
			/>
			<SelectField
				label={m.callback_day()}
				{...bind('preferredDay')}
				disabled={busy}
				options={preferredDays.map((value) => ({ value, label: dayNames[value]() }))}
			/>
			<SelectField
				label={m.callback_time()}
				{...bind('preferredTime')}
				disabled={busy}
				options={preferredTimes.map((value) => ({ value, label: value }))}
			/>
			<SelectField
				label={m.callback_purpose()}
				{...bind('purpose')}
				disabled={busy}
				options={[
					{ value: '', label: m.callback_purpose_none() },
					...purposes.map((value) => ({ value, label: purposeNames[value]() })),
				]}
			/>
			{isOther && (
				<TextArea
					label={m.callback_own_purpose()}
					{...text('ownPurpose')}
					{...(isWrong('purpose') && { 'aria-invalid': true, 'aria-describedby': message })}
				/>
			)}
		</>
	)
}
