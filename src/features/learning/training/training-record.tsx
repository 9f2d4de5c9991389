import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import Download from 'lucide-react/icons/download'
import { nameOfSchoolYear } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { row3 } from '#ui/look.ts'
import { PAGE_SIZE, type RecordSearch, recordQuery } from './training.queries.ts'
import { TrainingGoals } from './training-goals.tsx'
import { TrainingRow } from './training-row.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const Years = ({ years, year }: { years: number[]; year: number }) => (
	<nav className={row3} aria-label={m.training_year()}>
		{years.map((one) => (
			<Link
				key={one}
				className={button({ tone: one === year ? 'solid' : 'outline', size: 'sm' })}
				aria-current={one === year ? 'page' : undefined}
				to="/profile/hours"
				search={{ year: one }}
			>
				{nameOfSchoolYear(one)}
			</Link>
		))}
	</nav>
)

const add = () => (
	<Link className={button()} to="/profile/hours/add">
		{m.training_add()}
	</Link>
)

/** A school year at a glance, what counts in it, and the record as a file (HRS-02). */
export const TrainingRecordView = ({ search }: { search: RecordSearch }) => {
	const { data: record } = useSuspenseQuery(recordQuery(search))
	const { year, years, entries, total } = record
	const query = `?year=${year}&language=${getLocale()}`
	return (
		<>
			<Years years={years} year={year} />
			<TrainingGoals record={record} />
			<Section title={m.training_entries()} more={total > 0 && add()}>
				{total === 0 ? (
					<EmptyState icon={<BookOpen />} title={m.training_none()} text={m.training_none_hint()}>
						{add()}
						<Link className={button({ tone: 'outline' })} to="/courses">
							{m.training_find()}
						</Link>
					</EmptyState>
				) : (
					<ul className={list}>
						{entries.map((entry) => (
							<TrainingRow key={entry.id} entry={entry} year={year} />
						))}
					</ul>
				)}
				<Pagination
					page={search.page ?? 1}
					pages={Math.ceil(total / PAGE_SIZE)}
					linkTo={(page, props) => (
						<Link to="/profile/hours" search={{ ...search, page }} {...props} />
					)}
				/>
			</Section>
			<Section title={m.training_download()}>
				<p className={row3}>
					{(['pdf', 'csv'] as const).map((format) => (
						<a
							key={format}
							className={button({ tone: 'outline' })}
							href={`/profile/hours/record.${format}${query}`}
							download
						>
							<Download aria-hidden="true" />
							{format === 'pdf' ? m.training_pdf() : m.training_csv()}
						</a>
					))}
				</p>
			</Section>
		</>
	)
}
