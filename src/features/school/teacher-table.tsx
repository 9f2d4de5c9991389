import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import { trainingGoals } from '#machines/kit/training-year.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'

type Teacher = components['schemas']['SchoolDashboard']['teachers']['data'][number]

const frame = css({ overflowX: 'auto' })
const table = css({
  w: 'full',
  minW: '[36rem]',
  '& th, & td': {
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textAlign: 'left',
    pr: '4',
  },
  '& thead th': { textStyle: 'small', color: 'ink.muted' },
})

/** Teachers with their hours of the school year, most first. */
export const TeacherTable = ({ label, teachers }: { label: string; teachers: Teacher[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
  <section className={frame} aria-label={label} tabIndex={0}>
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{m.school_teacher()}</th>
          <th scope="col">{m.school_hours_all()}</th>
          <th scope="col">{m.school_hours_board()}</th>
          <th scope="col">{m.school_hours_school()}</th>
          <th scope="col">{m.school_hours_goal()}</th>
        </tr>
      </thead>
      <tbody>
        {teachers.map(({ id, name, minutes, board, school }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{trainingHours(minutes)}</td>
            <td>{trainingHours(board)}</td>
            <td>{trainingHours(school)}</td>
            <td>
              {m.school_percent({ percent: Math.floor((minutes * 100) / trainingGoals.all) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
