import { useSelector } from '@xstate/react'
import { asksSchool } from '#domain/jobs/career-interest.rules.ts'
import { careerOptions } from '#domain/jobs/career-options.rules.ts'
import { m } from '#i18n/messages'
import { CareerChecks, CareerRadio, CareerSelect, CareerSubjects } from './career-choice.tsx'
import { CareerText } from './career-text.tsx'
import type { CareerRef } from './use-career-interest.ts'

/** Fields about work and education; people outside teaching name no school. */
export const WorkFields = ({
	career,
	subjects,
}: {
	career: CareerRef
	/** The subjects of the server's list. */
	subjects: readonly string[]
}) => {
	const hasSchool = useSelector(career, ({ context }) => asksSchool(context.draft))
	return (
		<>
			<CareerSelect career={career} field="current_role" />
			{hasSchool && (
				<CareerText career={career} field="school" autoComplete="organization" maxLength={200} />
			)}
			<CareerText
				career={career}
				field="experience"
				hint={m.career_experience_hint()}
				inputMode="numeric"
				maxLength={60}
			/>
			<CareerSelect career={career} field="education_degree" />
			<CareerSubjects career={career} field="education_subject" subjects={subjects} />
			<CareerSubjects
				career={career}
				field="subjects_comfortable"
				subjects={careerOptions.subjects_comfortable}
			/>
			<CareerChecks career={career} field="boards_taught" />
			<CareerChecks career={career} field="grades_comfortable" />
			<CareerRadio career={career} field="bachelor_of_education" />
		</>
	)
}
