import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type LearningArea, learningAreas } from '#domain/people/school-areas.rules.ts'
import { productPath } from '#domain/web/navigation.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { button, link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { AreaPages } from './area-pages.tsx'
import { learningQuery } from './school-area.queries.ts'

type LearningListProps = { area: LearningArea; title: string; page: number }

/**
 * Learning of a school's teachers of one kind, with the numbers enrolled and completed (SCH-08).
 */
export const LearningList = ({ area, title, page }: LearningListProps) => {
	const { data } = useSuspenseQuery(learningQuery(area, page))
	const find =
		area === 'bundles' ? (
			<Link to="/bundle-products" className={button()}>
				{m.area_find_bundles()}
			</Link>
		) : (
			<Link to="/learning" search={{ type: [learningAreas[area]] }} className={button()}>
				{m.area_find()}
			</Link>
		)
	if (data.total === 0)
		return (
			<EmptyState title={m.area_learning_none()} text={m.area_learning_none_text()}>
				{find}
			</EmptyState>
		)
	const isLive = data.data.some(({ starts_at }) => starts_at)
	return (
		<>
			<DataTable
				label={title}
				heads={[
					m.area_resource(),
					...(isLive ? [m.area_starts()] : []),
					m.area_enrolled(),
					m.area_completed(),
				]}
				rows={data.data.map((row) => ({
					key: row.id,
					cells: [
						<PlainLink key="title" to={productPath(row)} className={link()}>
							{row.title}
						</PlainLink>,
						...(isLive ? [row.starts_at ? dateAndTime(row.starts_at) : '–'] : []),
						wholeNumber(row.enrolled),
						wholeNumber(row.completed),
					],
				}))}
			/>
			<AreaPages area={area} page={page} total={data.total} />
			{find}
		</>
	)
}
