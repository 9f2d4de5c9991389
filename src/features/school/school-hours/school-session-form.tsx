import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { earliestDay } from '#domain/learning/training-fields.rules.ts'
import { trainingStandards } from '#domain/learning/training-year.rules.ts'
import {
	type SessionDraft,
	type SessionFault,
	sessionLimits,
} from '#domain/school/school-session.rules.ts'
import { m } from '#i18n/messages'
import { standardWords } from '#i18n/training-words.ts'
import type { SessionFailure } from '#machines/school/school-hours/school-session.types.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { smallRed } from '#ui/look.ts'
import { AttendeeList } from './attendee-list.tsx'
import { RemoveSession } from './remove-session.tsx'
import type { TeacherName } from './school-hours.queries.ts'
import { type RecordedSession, useSchoolSession } from './use-school-session.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[36rem]' })

const faultWords: Record<SessionFault, () => string> = {
	required: m.hours_fault_required,
	date: m.hours_fault_date,
	future: m.hours_fault_future,
	early: m.hours_fault_early,
	hours: m.hours_fault_hours,
}
const failureWords: Record<SessionFailure, () => string> = {
	invalid: m.hours_failed_invalid,
	unknownTeacher: m.hours_failed_unknownTeacher,
	gone: m.hours_failed_gone,
	forbidden: m.hours_failed_forbidden,
	signedOut: m.hours_failed_signedOut,
	unavailable: m.hours_failed_unavailable,
}

type FormProps = {
	recorded: RecordedSession | null
	/** Selectable attendees: the school's teachers, and earlier attendees. */
	teachers: readonly TeacherName[]
}

/**
 * The form of a session in school with who was there: a new one, or one that was recorded before
 * (HRS-03).
 */
export const SchoolSessionForm = ({ recorded, teachers }: FormProps) => {
	const formId = useId()
	const ref = useSchoolSession(formId, recorded, teachers)
	const { draft, faults, failure, today } = useSelector(ref, (snapshot) => snapshot.context)
	const busy = useSelector(ref, (snapshot) => snapshot.matches('sending'))
	const put = (field: keyof SessionDraft) => (value: string) =>
		ref.send({ type: 'detail.changed', field, value })
	const bind = (field: keyof SessionDraft) => ({
		name: field,
		value: draft[field],
		error: faults[field] && faultWords[faults[field]](),
		onChange: ({ target }: { target: { value: string } }) => put(field)(target.value),
	})
	return (
		<form
			id={formId}
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'session.submitted' })
			}}
		>
			<TextField label={m.hours_field_title()} maxLength={sessionLimits.title} {...bind('title')} />
			<DateField
				label={m.hours_field_date()}
				{...bind('heldOn')}
				onChange={put('heldOn')}
				startYear={Number(earliestDay(today).slice(0, 4))}
				future={false}
			/>
			<TextField
				label={m.hours_field_hours()}
				hint={m.hours_field_hours_hint()}
				inputMode="decimal"
				maxLength={5}
				autoComplete="off"
				{...bind('hours')}
			/>
			<SelectField
				label={m.hours_field_standard()}
				options={[
					{ value: '', label: m.hours_choose() },
					...trainingStandards.map((value) => ({ value, label: standardWords[value]() })),
				]}
				{...bind('standard')}
			/>
			<TextField
				label={m.hours_field_trainer()}
				maxLength={sessionLimits.trainer}
				autoComplete="off"
				{...bind('trainer')}
			/>
			<AttendeeList ref={ref} teachers={teachers} busy={busy} />
			<Button type="submit" busy={busy}>
				{busy ? m.hours_saving() : m.hours_save()}
			</Button>
			{failure && (
				<p role="alert" className={smallRed}>
					{failureWords[failure]()}
				</p>
			)}
			{recorded && <RemoveSession ref={ref} />}
		</form>
	)
}
