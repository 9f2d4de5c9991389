import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { MoreButton } from '#desk/list/more-button.tsx'
import type { Days, Period } from '#desk/period/period.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { link } from '#styled/recipes'
import { Figures } from '#ui/display/figures.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { courseFiguresQuery } from './course-figures.queries.ts'

const share = (part: number, whole: number): string =>
	new Intl.NumberFormat(getLocale(), { style: 'percent' }).format(part / whole)

const hours = (minutes: number): string =>
	new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 }).format(minutes / 60)

/** Resources that learners began and finished on some days (DSK-17). */
export const CourseList = ({ days, period }: { days: Days; period: Period }) => {
	const list = useSuspenseInfiniteQuery(courseFiguresQuery(days))
	const rows = list.data.pages.flatMap((page) => page.data)
	const { certificates, minutes } = list.data.pages[0]!
	return (
		<>
			<Figures
				facts={[
					{ label: m.desk_figures_certificates(), value: String(certificates) },
					{ label: m.desk_figures_hours(), value: hours(minutes) },
				]}
			/>
			{rows.length === 0 ? (
				<EmptyState
					title={m.desk_figures_courses_none_title()}
					text={m.desk_figures_courses_none_text()}
				/>
			) : (
				<DataTable
					label={m.desk_figures_courses()}
					heads={[
						m.desk_figures_course(),
						m.desk_figures_learners(),
						m.desk_figures_finished(),
						m.desk_figures_share(),
					]}
					rows={rows.map(({ resource_id, title, learners, finished }) => ({
						key: resource_id,
						cells: [
							<DeskLink
								key="title"
								className={link()}
								to={`/figures/${resource_id}`}
								search={{ period }}
							>
								{title}
							</DeskLink>,
							String(learners),
							String(finished),
							share(finished, learners),
						],
					}))}
				/>
			)}
			<MoreButton list={list}>{m.desk_figures_more()}</MoreButton>
		</>
	)
}
