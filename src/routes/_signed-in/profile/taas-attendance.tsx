import { createFileRoute } from '@tanstack/react-router'
import { AttendanceRecord } from '#features/learning/registration/attendance.tsx'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { lead4 } from '#ui/look.ts'

const Attendance = () => (
	<>
		<Heading>{m.live_attendance()}</Heading>
		<p className={lead4}>{m.live_attendance_lead()}</p>
		<AttendanceRecord page={Route.useSearch().page ?? 1} />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/taas-attendance')({
	validateSearch: readPageOnly,
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.live_attendance(),
			page: match.search.page,
			noindex: true,
		}),
	component: Attendance,
})
