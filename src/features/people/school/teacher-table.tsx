import { trainingGoals } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import type { SchoolDashboard } from '#openapi/v1.gen.ts'
import { DataTable } from '#ui/list/data-table.tsx'

type Teacher = SchoolDashboard['teachers']['data'][number]

/** Teachers with their hours of the school year, most first. */
export const TeacherTable = ({ label, teachers }: { label: string; teachers: Teacher[] }) => (
	<DataTable
		label={label}
		heads={[
			m.school_teacher(),
			m.school_hours_all(),
			m.school_hours_board(),
			m.school_hours_school(),
			m.school_hours_goal(),
		]}
		rows={teachers.map(({ id, name, minutes, board, school }) => ({
			key: id,
			cells: [
				...[name, trainingHours(minutes), trainingHours(board), trainingHours(school)],
				m.school_percent({ percent: Math.floor((minutes * 100) / trainingGoals.all) }),
			],
		}))}
	/>
)
