import { useSuspenseQuery } from '@tanstack/react-query'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { productPath } from '#machines/kit/navigation.rules.ts'
import { css } from '#styled/css'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PlainLink } from '#ui/plain-link.tsx'
import { scheduledQuery } from './school-area.queries.ts'

const link = css({ color: 'primary', textDecoration: 'underline' })

/** The live sessions to come and who of the school takes part (SCH-08). */
export const ScheduledList = ({ title }: { title: string }) => {
  const { data } = useSuspenseQuery(scheduledQuery)
  if (data.length === 0)
    return <EmptyState title={m.area_scheduled_none()} text={m.area_scheduled_none_text()} />
  return (
    <DataTable
      label={title}
      rows={data}
      keyOf={({ id }) => id}
      columns={[
        {
          title: m.area_resource(),
          of: (row) => (
            <PlainLink to={productPath(row)} className={link}>
              {row.title}
            </PlainLink>
          ),
        },
        { title: m.area_starts(), of: ({ starts_at }) => dateAndTime(starts_at) },
        { title: m.school_teachers(), of: ({ teachers }) => teachers.join(', ') },
      ]}
    />
  )
}
