import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { assessmentsQuery } from './school-area.queries.ts'

const link = css({ color: 'primary', textDecoration: 'underline' })

/** How the teachers of a school did in quizzes (SCH-08). */
export const QuizResults = ({ title }: { title: string }) => {
  const { data } = useSuspenseQuery(assessmentsQuery)
  const quizzes = (
    <Link to="/quiz" className={button()}>
      {m.area_quizzes()}
    </Link>
  )
  if (data.length === 0)
    return (
      <EmptyState title={m.area_quiz_none()} text={m.area_quiz_none_text()}>
        {quizzes}
      </EmptyState>
    )
  return (
    <>
      <DataTable
        label={title}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            title: m.area_quiz(),
            of: ({ slug, title: name }) => (
              <Link to="/quiz/$slug" params={{ slug }} className={link}>
                {name}
              </Link>
            ),
          },
          { title: m.school_teachers(), of: ({ teachers }) => wholeNumber(teachers) },
          { title: m.area_attempts(), of: ({ attempts }) => wholeNumber(attempts) },
          { title: m.area_average(), of: ({ average }) => m.school_percent({ percent: average }) },
          { title: m.area_best(), of: ({ best }) => m.school_percent({ percent: best }) },
        ]}
      />
      {quizzes}
    </>
  )
}
