import { nameOfSchoolYear } from '#domain/learning/training-year.rules.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Progress } from '#ui/display/progress.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { small } from '#ui/look.ts'
import type { SchoolHours, TeacherHours } from './school-hours.queries.ts'

const stateOf = ({ counted, is_behind }: TeacherHours, goal: number) => {
	if (counted >= goal) return <Badge tone="leaf">{m.hours_reached()}</Badge>
	return is_behind ? (
		<Badge tone="red">{m.hours_behind()}</Badge>
	) : (
		<Badge tone="primary">{m.hours_on_time()}</Badge>
	)
}

/** A day as it is written, without its time. */
const dayOf = (day: string): string => shortDate(`${day}T06:00:00Z`)

/** Each teacher against the hours of the year, by kind and by standard (HRS-03). */
export const HoursTable = ({ hours }: { hours: SchoolHours }) => {
	const cellsOf = (one: TeacherHours) => [
		<div key="name">
			{one.name}
			{one.reminded_at && (
				<p className={small}>{m.hours_reminded({ date: shortDate(one.reminded_at) })}</p>
			)}
		</div>,
		stateOf(one, hours.goals.all),
		<div key="counted">
			{trainingHours(one.counted)}{' '}
			<Progress
				value={Math.min(100, Math.floor((100 * one.counted) / hours.goals.all))}
				label={`${one.name}: ${m.hours_expected_of({
					hours: trainingHours(one.counted),
					goal: trainingHours(hours.goals.all),
				})}`}
			/>
		</div>,
		...(['board', 'school', 'values', 'practice', 'growth'] as const).map((sum) =>
			trainingHours(one.sums[sum]),
		),
		one.last_on ? dayOf(one.last_on) : m.hours_never(),
	]
	return (
		<DataTable
			label={m.hours_table({ year: nameOfSchoolYear(hours.year) })}
			heads={[
				m.hours_teacher(),
				m.hours_state(),
				m.hours_counted(),
				m.hours_board(),
				m.hours_school(),
				m.hours_values(),
				m.hours_practice(),
				m.hours_growth(),
				m.hours_last(),
			]}
			rows={hours.teachers.data.map((one) => ({ key: one.id, cells: cellsOf(one) }))}
		/>
	)
}
