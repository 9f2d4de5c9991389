import { createFileRoute } from '@tanstack/react-router'
import { AttendanceRecord } from '#features/learning/registration/attendance.tsx'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Attendance = () => (
	<>
		<Heading>{m.live_attendance()}</Heading>
		<p className={lead}>{m.live_attendance_lead()}</p>
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
