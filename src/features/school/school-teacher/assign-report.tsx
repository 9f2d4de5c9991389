import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Notice } from '#ui/layout/notice.tsx'
import { assignmentWords } from './teacher-words.ts'
import type { BenefitAssignmentRef } from './use-benefit-assignment.ts'

/** Result of assigning a benefit to the chosen teachers. */
export const AssignReport = ({ process }: { process: BenefitAssignmentRef }) => {
	const { failure, left, report } = useSelector(process, (snapshot) => snapshot.context)
	if (failure === 'notADueDay') return null
	if (failure) return <Notice kind="warning">{assignmentWords(failure, left ?? 0)}</Notice>
	if (!report) return null
	const { assigned, had, owned, gone } = report
	const words = [
		m.teachers_report({ assigned }),
		had > 0 && m.teachers_report_had({ count: had }),
		owned > 0 && m.teachers_report_owned({ count: owned }),
		gone > 0 && m.teachers_report_gone({ count: gone }),
	]
	return <Notice>{words.filter(Boolean).join(' ')}</Notice>
}
