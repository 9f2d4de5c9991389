import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { Attendance } from '#openapi/v1.gen.ts'
import { css, cx } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { small, titleText } from '#ui/look.ts'
import { attendanceQuery, PAGE_SIZE } from './registration.queries.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const item = cx(panel(), css({ display: 'flex', flexDirection: 'column', gap: '2', p: '4' }))
const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '2',
	alignItems: 'center',
	justifyContent: 'space-between',
})
const sum = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'medium', pb: '4' })

const Row = ({ of }: { of: Attendance }) => (
	<li className={item}>
		<div className={row}>
			<Badge tone="primary">{courseTypeLabel(of.course_type)}</Badge>
			{of.joined_at ? (
				<Badge tone="leaf">{m.live_present()}</Badge>
			) : (
				<Badge tone="gold">{m.live_absent()}</Badge>
			)}
		</div>
		<h2 className={titleText}>
			<Link to={of.path}>{of.title}</Link>
		</h2>
		<p className={small}>
			{dateAndTime(of.starts_at)} · {m.live_length({ minutes: of.minutes })}
			{of.joined_at && ` · ${m.live_joined_at({ when: dateAndTime(of.joined_at) })}`}
		</p>
		{of.registration_id && (
			<p>
				<Link
					className={link()}
					to="/profile/registrations/$id"
					params={{ id: of.registration_id }}
					aria-label={m.live_details_of({ title: of.title })}
				>
					{m.live_details()}
				</Link>
			</p>
		)}
	</li>
)

/** The account's attended and missed live sessions, with totals (PRF-01). */
export const AttendanceRecord = ({ page }: { page: number }) => {
	const { data, isError } = useQuery(attendanceQuery(page))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.total === 0)
		return (
			<EmptyState
				icon={<CalendarCheck />}
				title={m.live_attendance_none()}
				text={m.live_attendance_none_hint()}
			>
				<Link className={button()} to="/learning">
					{m.registration_find()}
				</Link>
			</EmptyState>
		)
	const { present, total, minutes } = data
	return (
		<>
			<p className={sum}>
				{m.live_total({ present, total })} · {m.live_total_minutes({ minutes })}
			</p>
			<ul className={list}>
				{data.data.map((of) => (
					<Row key={of.id} of={of} />
				))}
			</ul>
			<Pagination
				page={page}
				pages={Math.ceil(total / PAGE_SIZE)}
				linkTo={(to, props) => (
					<Link to="/profile/taas-attendance" search={{ page: to }} {...props} />
				)}
			/>
		</>
	)
}
