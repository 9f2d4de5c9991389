import { useSuspenseQuery } from '@tanstack/react-query'
import { productPath } from '#domain/web/navigation.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { scheduledQuery } from './school-area.queries.ts'

/** The live sessions to come and who of the school takes part (SCH-08). */
export const ScheduledList = ({ title }: { title: string }) => {
	const { data } = useSuspenseQuery(scheduledQuery)
	if (data.length === 0)
		return <EmptyState title={m.area_scheduled_none()} text={m.area_scheduled_none_text()} />
	return (
		<DataTable
			label={title}
			heads={[m.area_resource(), m.area_starts(), m.school_teachers()]}
			rows={data.map((row) => ({
				key: row.id,
				cells: [
					<PlainLink key="title" to={productPath(row)} className={link()}>
						{row.title}
					</PlainLink>,
					dateAndTime(row.starts_at),
					row.teachers.join(', '),
				],
			}))}
		/>
	)
}
