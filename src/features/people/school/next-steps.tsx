import { Link } from '@tanstack/react-router'
import { trainingGoals } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import type { School, SchoolDashboard } from '#openapi/v1.gen.ts'
import { useProcesses } from '#processes/processes.ts'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { row3, stack4 } from '#ui/look.ts'
import { schoolStateOf } from './school-state.ts'

type NextProps = {
	school: School
	teachers: SchoolDashboard['teachers']['data']
	late: SchoolDashboard['late']
}

/** A school's open tasks: verification, terms, late courses (29.9), teachers with few hours. */
export const NextSteps = ({ school, teachers, late }: NextProps) => {
	const { modals } = useProcesses()
	const state = schoolStateOf(school)
	const few = teachers.filter(({ minutes }) => minutes * 2 < trainingGoals.all).length
	const isDone = state === 'verified' && school.taas_tnc && few === 0 && late.length === 0
	const open = (kind: 'documentUpload' | 'terms') =>
		modals.send({ type: 'modal.opened', modal: { kind } })
	return (
		<ul className={stack4}>
			{(state === 'unverified' || state === 'rejected') && (
				<li className={row3}>
					{state === 'rejected'
						? m.school_rejected_why({ reason: school.verification_reason })
						: m.school_next_verify()}
					<Button size="sm" onClick={() => open('documentUpload')}>
						{m.school_upload_title()}
					</Button>
				</li>
			)}
			{state === 'review' && <li>{m.school_next_wait()}</li>}
			{!school.taas_tnc && (
				<li className={row3}>
					{m.school_next_terms()}
					<Button size="sm" tone="outline" onClick={() => open('terms')}>
						{m.school_terms()}
					</Button>
				</li>
			)}
			{late.map(({ licence_id: of, title, teachers: count }) => (
				<li key={of} className={row3}>
					{m.school_next_late({ count, title })}
					<Link
						className={button({ tone: 'outline', size: 'sm' })}
						to="/profile/assign-licenses"
						search={{ of, only: 'late' }}
						aria-label={m.school_next_late_see({ title })}
					>
						{m.school_next_late_who()}
					</Link>
				</li>
			))}
			{few > 0 && (
				<li className={row3}>
					{m.school_next_hours({ count: few })}
					<Link className={button({ tone: 'outline', size: 'sm' })} to="/courses">
						{m.school_next_courses()}
					</Link>
				</li>
			)}
			{isDone && <li>{m.school_next_none()}</li>}
		</ul>
	)
}
