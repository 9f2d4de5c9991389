import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import { trainingGoals } from '#machines/outside-training/training-year.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { DataTable } from '#ui/data-table.tsx'

type Teacher = components['schemas']['SchoolDashboard']['teachers']['data'][number]

/** Teachers with their hours of the school year, most first. */
export const TeacherTable = ({ label, teachers }: { label: string; teachers: Teacher[] }) => (
  <DataTable
    label={label}
    rows={teachers}
    keyOf={({ id }) => id}
    columns={[
      { title: m.school_teacher(), of: ({ name }) => name },
      { title: m.school_hours_all(), of: ({ minutes }) => trainingHours(minutes) },
      { title: m.school_hours_board(), of: ({ board }) => trainingHours(board) },
      { title: m.school_hours_school(), of: ({ school }) => trainingHours(school) },
      {
        title: m.school_hours_goal(),
        of: ({ minutes }) =>
          m.school_percent({ percent: Math.floor((minutes * 100) / trainingGoals.all) }),
      },
    ]}
  />
)
