import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { DateField } from '#ui/form/date-field.tsx'
import type { BenefitAssignmentRef } from './use-benefit-assignment.ts'

const width = css({ maxW: '[22rem]' })

/** The day by which the chosen teachers are to complete a course (29.9). */
export const DueDay = ({ process }: { process: BenefitAssignmentRef }) => {
	const { dueOn, failure } = useSelector(process, (snapshot) => snapshot.context)
	const busy = useSelector(process, (snapshot) => snapshot.hasTag('busy'))
	return (
		<div className={width}>
			<DateField
				label={m.teachers_due()}
				hint={m.teachers_due_hint()}
				error={failure === 'notADueDay' && m.teachers_due_fault()}
				value={dueOn}
				onChange={(day) => process.send({ type: 'dueDay.changed', day })}
				startYear={new Date().getFullYear()}
				readOnly={busy}
			/>
		</div>
	)
}
