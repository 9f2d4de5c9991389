import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { ChangeReport } from './change-report.tsx'
import { PAGE_SIZE, type SchoolTeacher, teachersQuery } from './school-teacher.queries.ts'
import { teacherLook as look } from './teacher-look.ts'
import { type SchoolChangeRef, useSchoolChange } from './use-school-change.ts'

const cellsOf = (teacher: SchoolTeacher, process: SchoolChangeRef) => {
	const { id, name, email, joined_at, licences, vouchers, minutes } = teacher
	return [
		<Fragment key="name">
			{name}
			<p className={look.note}>{email}</p>
		</Fragment>,
		<span key="joined" className={look.date}>
			{shortDate(joined_at)}
		</span>,
		licences.length > 0 ? licences.join(', ') : m.teachers_no_licence(),
		vouchers,
		trainingHours(minutes),
		<Button
			key="remove"
			size="sm"
			tone="quiet"
			aria-label={m.teachers_remove_of({ name })}
			onClick={() =>
				process.send({ type: 'change.requested', change: { kind: 'remove', id, name } })
			}
		>
			{m.teachers_remove()}
		</Button>,
	]
}

type TeachersProps = { search: string; page: number }

const Rows = ({ search, page, process }: TeachersProps & { process: SchoolChangeRef }) => {
	const { data, isError } = useQuery(teachersQuery({ search, page }))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="20rem" />
	if (data.total === 0 && search) return <EmptyState title={m.teachers_none_found()} />
	if (data.total === 0)
		return (
			<EmptyState title={m.teachers_none()} text={m.teachers_none_hint()}>
				<Link className={button()} to="/profile/teacher-upload">
					{m.teachers_upload()}
				</Link>
			</EmptyState>
		)
	return (
		<>
			<DataTable
				label={m.teachers_registered()}
				heads={[
					...[m.school_teacher(), m.teachers_joined(), m.teachers_licences()],
					...[m.teachers_vouchers(), m.teachers_hours(), m.teachers_actions()],
				]}
				rows={data.data.map((teacher) => ({ key: teacher.id, cells: cellsOf(teacher, process) }))}
			/>
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(number, props) => (
					<Link
						to="/profile/registered-teachers"
						search={{ ...(search && { search }), ...(number > 1 && { page: number }) }}
						{...props}
					/>
				)}
			/>
		</>
	)
}

/** The school's teachers with what they have, and the way to take one out (SCH-08). */
export const RegisteredTeachers = (props: TeachersProps) => {
	const process = useSchoolChange()
	return (
		<div className={look.list}>
			<ChangeReport process={process} />
			<Rows {...props} process={process} />
		</div>
	)
}
