import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { lead4 } from '#ui/look.ts'
import { schoolTeachersQuery } from './school-hours.queries.ts'
import { SchoolSessionForm } from './school-session-form.tsx'
import type { RecordedSession } from './use-school-session.ts'

/**
 * The page of a session’s form; who was there and has left the school since can still be ticked
 * (HRS-03).
 */
export const SessionPage = ({ recorded }: { recorded: RecordedSession | null }) => {
	const { data: teachers } = useSuspenseQuery(schoolTeachersQuery)
	const title = recorded ? m.hours_form_change() : m.hours_add()
	const known = new Set(teachers.map(({ id }) => id))
	const left = recorded?.attendees.filter(({ id }) => !known.has(id)) ?? []
	const all = [...teachers, ...left]
	return (
		<>
			<Breadcrumb here={title}>
				<Link to="/profile/school-hours">{m.hours_title()}</Link>
			</Breadcrumb>
			<Heading>{title}</Heading>
			<p className={lead4}>{m.hours_form_lead()}</p>
			{all.length === 0 ? (
				<EmptyState title={m.hours_no_teachers()} text={m.hours_no_teachers_hint()} />
			) : (
				<SchoolSessionForm key={recorded?.session.id} recorded={recorded} teachers={all} />
			)}
		</>
	)
}
