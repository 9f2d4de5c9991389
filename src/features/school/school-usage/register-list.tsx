import { useSuspenseQuery } from '@tanstack/react-query'
import type { RegisterArea } from '#domain/people/school-areas.rules.ts'
import { countryLabel } from '#i18n/country-label.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { AreaPages } from './area-pages.tsx'
import { registerQuery } from './school-area.queries.ts'

type RegisterListProps = { area: RegisterArea; title: string; page: number }

/** A register of a school's people: who took part, when, and with what (SCH-08). */
export const RegisterList = ({ area, title, page }: RegisterListProps) => {
	const { data } = useSuspenseQuery(registerQuery(area, page))
	const isAssessment = area === 'tq-registers'
	if (data.total === 0)
		return isAssessment ? (
			<EmptyState title={m.area_shared_none()} text={m.area_shared_none_text()} />
		) : (
			<EmptyState title={m.area_register_none()} text={m.area_register_none_text()} />
		)
	return (
		<>
			<DataTable
				label={title}
				heads={[
					m.school_teacher(),
					isAssessment ? m.area_assessed_on() : m.area_registered_on(),
					isAssessment ? m.area_score() : m.area_place(),
				]}
				rows={data.data.map(({ id, name, at, score, place }) => ({
					key: id,
					cells: [
						name,
						at ? dateAndTime(at) : m.area_not_yet(),
						(isAssessment ? score : place && countryLabel(place)) ?? '–',
					],
				}))}
			/>
			<AreaPages area={area} page={page} total={data.total} />
		</>
	)
}
