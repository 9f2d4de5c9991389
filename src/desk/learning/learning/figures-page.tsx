import { useNavigate, useSearch } from '@tanstack/react-router'
import { MissedSearches } from '#desk/catalogue/missed-search/missed-searches.tsx'
import { Part } from '#desk/layout/part.tsx'
import { daysOf } from '#desk/period/period.ts'
import { PeriodField } from '#desk/period/period-field.tsx'
import { BuyingFunnel } from '#desk/web/journey/buying-funnel.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { lead5 } from '#ui/look.ts'
import { CourseList } from './course-list.tsx'
import type { FiguresSearch } from './figures.search.ts'

/** The words that visitors look for, how far they get, and where learners stop (DSK-17). */
export const FiguresPage = () => {
	const { period = '30' } = useSearch({ strict: false }) as FiguresSearch
	const navigate = useNavigate()
	const days = daysOf(period, new Date())
	return (
		<>
			<Heading>{m.desk_figures_title()}</Heading>
			<p className={lead5}>{m.desk_figures_text()}</p>
			<PeriodField
				period={period}
				onChange={(chosen) =>
					void navigate({ to: '/figures', search: { period: chosen } } as never)
				}
			/>
			<Part name={m.desk_figures_courses()} words={m.desk_figures_courses_text()}>
				<CourseList days={days} period={period} />
			</Part>
			<Part name={m.desk_figures_searches()} words={m.desk_figures_searches_text()}>
				<MissedSearches days={days} />
			</Part>
			<Part name={m.desk_figures_buying()} words={m.desk_figures_buying_text()}>
				<BuyingFunnel days={days} />
			</Part>
		</>
	)
}
