import { useSuspenseQuery } from '@tanstack/react-query'
import { LEAST_ASSESSED } from '#domain/learning/self-assessment.rules.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { wholeNumber } from '#i18n/whole-number.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { lead4 } from '#ui/look.ts'
import { quotientQuery } from './school-area.queries.ts'

/** How the teachers of a school judge their competencies, the weakest first (SCH-08). */
export const Quotient = ({ title }: { title: string }) => {
	const { data } = useSuspenseQuery(quotientQuery)
	if (data.assessed === null)
		return (
			<EmptyState
				title={m.area_quotient_none()}
				text={m.area_quotient_none_text({ least: LEAST_ASSESSED })}
			/>
		)
	return (
		<>
			<p className={lead4}>
				{m.area_quotient_lead({ assessed: data.assessed, teachers: data.teachers })}
			</p>
			<DataTable
				label={title}
				heads={[m.area_competency(), m.area_score(), m.area_low()]}
				rows={data.competencies.map(({ slug, name, average, low }) => ({
					key: slug,
					cells: [nameOf(name), wholeNumber(average), wholeNumber(low)],
				}))}
			/>
		</>
	)
}
