import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { nameOfSchoolYear } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import type { School } from '#openapi/v1.gen.ts'
import { Figures } from '#ui/display/figures.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { small } from '#ui/look.ts'
import { NextSteps } from './next-steps.tsx'
import { schoolDashboardQuery } from './school.queries.ts'
import { TeacherTable } from './teacher-table.tsx'

type DashboardProps = {
	school: School
	/** The hours of the school at a glance; they come first (HRS-03). */
	hours: ReactNode
}

/** A school at a glance: its hours, figures, what to do next, hours of its teachers (NAV-03). */
export const SchoolDashboard = ({ school, hours: summary }: DashboardProps) => {
	const { data } = useSuspenseQuery(schoolDashboardQuery)
	const { teachers, licences, vouchers, year, late } = data
	const hours = m.school_hours_of({ year: nameOfSchoolYear(year) })
	const facts = [
		{ label: m.school_licences(), value: wholeNumber(licences) },
		{ label: m.school_vouchers(), value: m.school_vouchers_of(vouchers) },
	]
	return (
		<>
			<Heading>{m.school_dashboard()}</Heading>
			{summary}
			<Figures facts={facts} />
			<Section title={m.school_next()}>
				<NextSteps school={school} teachers={teachers.data} late={late} />
			</Section>
			<Section title={hours}>
				{teachers.total === 0 ? (
					<EmptyState title={m.school_no_teachers()} text={m.school_no_teachers_hint()} />
				) : (
					<TeacherTable label={hours} teachers={teachers.data} />
				)}
				{teachers.total > teachers.data.length && (
					<p className={small}>{m.school_more_teachers({ total: teachers.total })}</p>
				)}
			</Section>
		</>
	)
}
