import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { AssignReport } from './assign-report.tsx'
import { ChangeReport } from './change-report.tsx'
import { DueDay } from './due-day.tsx'
import type { Pool } from './pools.ts'
import { teachersQuery } from './school-teacher.queries.ts'
import { TeacherChoice } from './teacher-choice.tsx'
import { teacherLook as look } from './teacher-look.ts'
import { useBenefitAssignment } from './use-benefit-assignment.ts'
import { useSchoolChange } from './use-school-change.ts'

type AssignProps = {
	kind: 'licence' | 'voucher'
	pool: Pool
	search: string
	only?: 'late' | undefined
	page: number
	/** Links to the other pages of `total` teachers. */
	pages: (total: number) => ReactNode
}

/**
 * The teachers who may get one licence or voucher: chosen over several pages, given together
 * (SCH-06).
 */
export const AssignTeachers = ({ kind, pool, search, only, page, pages }: AssignProps) => {
	const process = useBenefitAssignment({ kind, id: pool.id })
	const changes = useSchoolChange()
	const chosen = useSelector(process, (snapshot) => snapshot.context.chosen)
	const busy = useSelector(process, (snapshot) => snapshot.hasTag('busy'))
	const { data, isError } = useQuery(teachersQuery({ search, page, only, [kind]: pool.id }))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="20rem" />
	const nobody = search ? m.teachers_none_found : m.teachers_none
	const none = only ? m.teachers_late_none() : nobody()
	const free = data.data.filter(({ holds }) => holds === 'none').map(({ id }) => id)
	return (
		<div className={look.list}>
			<ChangeReport process={changes} />
			<AssignReport process={process} />
			{data.total === 0 && <EmptyState title={none} />}
			{free.length > 1 && (
				<Checkbox
					checked={free.every((id) => chosen.includes(id))}
					disabled={busy}
					onChange={() => process.send({ type: 'teachers.toggled', ids: free })}
				>
					{m.teachers_choose_page()}
				</Checkbox>
			)}
			<ul className={look.list}>
				{data.data.map((teacher) => (
					<TeacherChoice
						key={teacher.id}
						teacher={teacher}
						isChosen={chosen.includes(teacher.id)}
						busy={busy}
						onToggle={() => process.send({ type: 'teacher.toggled', id: teacher.id })}
						onTake={() =>
							changes.send({
								type: 'change.requested',
								change: {
									kind: kind === 'licence' ? 'takeLicence' : 'takeVoucher',
									...{ id: teacher.id, of: pool.id, name: teacher.name },
								},
							})
						}
					/>
				))}
			</ul>
			{pages(data.total)}
			{pool.isCourse && !only && <DueDay process={process} />}
			{!only && (
				<div className={look.buttons}>
					<Button
						busy={busy}
						disabled={chosen.length === 0}
						onClick={() => process.send({ type: 'assignment.submitted' })}
					>
						{busy && m.teachers_assigning()}
						{!busy && chosen.length === 0 && m.teachers_assign_none()}
						{!busy && chosen.length > 0 && m.teachers_assign({ count: chosen.length })}
					</Button>
					<p className={look.note}>{m.teachers_left({ left: pool.total - pool.given })}</p>
				</div>
			)}
		</div>
	)
}
