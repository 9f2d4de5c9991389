import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { recordEvent } from '#processes/analytics/record-event.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { FacetFilters } from './facet-filters.tsx'
import type { FacetCounts, Filters } from './filter.types.ts'
import { ListFilter } from './list-filter.tsx'
import { ProductFilters } from './product-filters.tsx'

type FilterPanelProps = {
	/** The quiz page offers subjects and competencies only (FLT-05). */
	kind: 'catalogue' | 'quiz'
	value: Filters
	/** The words that are searched for; they stay when the filters are sent without scripts. */
	words: string | undefined
	/** The order of the list; it stays too. */
	sort?: string | undefined
	/**
	 * How many there are by language, stage and subject; without them nothing is offered but what is
	 * chosen.
	 */
	counts?: FacetCounts | undefined
	onChange: (value: Filters) => void
	onClear: () => void
	onLeave: (list: 'quiz' | 'bundles') => void
}

/** FLT-08: records the filter's current course types, and which one changed. */
const record = (courseType: string | null, id: string | null = null) =>
	recordEvent('LEARNING_PAGE_FILTER', { course_type_id: id, course_type: courseType })

const head = css({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	minH: '11',
})
const title = css({ textStyle: 'title', 'dialog &': { visibility: 'hidden' } })
const isSet = ({ type, paid_type, tags, rating, subjects, languages, levels }: Filters) =>
	[type, paid_type, tags, rating, subjects, languages, levels].flat().some(Boolean)
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

/** The filters; every change is written to the URL by the route and recorded (FLT-01 to FLT-08). */
export const FilterPanel = ({
	kind,
	value,
	words,
	sort,
	counts,
	onChange,
	onClear,
	onLeave,
}: FilterPanelProps) => {
	const { data } = useQuery(referenceQuery)
	const change = (next: Filters, type?: { id: string; slug: string }) => {
		onChange(next)
		record(type?.slug ?? next.type?.join(',') ?? null, type?.id)
	}
	const clear = () => {
		onClear()
		record(null)
	}
	const leave = (list: 'quiz' | 'bundles') => {
		onLeave(list)
		record(list === 'quiz' ? 'quiz' : 'bundle')
	}
	return (
		<form
			action={kind === 'quiz' ? '/quiz' : '/learning'}
			onSubmit={(event) => event.preventDefault()}
		>
			{words && <input type="hidden" name="search" value={words} />}
			{sort && <input type="hidden" name="sort" value={sort} />}
			<div className={head}>
				<h2 className={title}>{m.filter_title()}</h2>
				{(words || isSet(value)) && (
					<Button tone="quiet" size="sm" onClick={clear}>
						{m.filter_clear()}
					</Button>
				)}
			</div>
			{data ? (
				<>
					{kind === 'catalogue' ? (
						<>
							<ProductFilters
								courseTypes={data.course_types}
								value={value}
								onChange={change}
								onLeave={leave}
							/>
							<FacetFilters counts={counts} value={value} onChange={change} />
						</>
					) : (
						<ListFilter
							title={m.filter_subjects()}
							name="subjects"
							names={names(data.subjects)}
							value={value.subjects}
							onChange={(subjects) => change({ ...value, subjects })}
						/>
					)}
					<ListFilter
						title={m.filter_competencies()}
						name="tags"
						names={names(data.competency)}
						value={value.tags}
						onChange={(tags) => change({ ...value, tags })}
					/>
				</>
			) : (
				<Skeleton height="24rem" />
			)}
			<noscript>
				<Button type="submit" wide>
					{m.filter_apply()}
				</Button>
			</noscript>
		</form>
	)
}
