import { useQuery } from '@tanstack/react-query'
import { indianStates } from '#domain/shop/indian-states.rules.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { ListFilter } from './list-filter.tsx'

/** Filters of jobs (NAV-07); absent means not filtered. */
export type JobFilterValue = {
	subjects?: string[] | undefined
	job_types?: string[] | undefined
	job_levels?: string[] | undefined
	states?: string[] | undefined
}

type JobFiltersProps = {
	value: JobFilterValue
	/** The words that are searched for; they stay when the filters are sent without scripts. */
	words: string | undefined
	onChange: (value: JobFilterValue) => void
	onClear: () => void
}

const head = css({
	display: 'flex',
	alignItems: 'center',
	justifyContent: 'space-between',
	minH: '11',
})
const title = css({ textStyle: 'title', 'dialog &': { visibility: 'hidden' } })
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
const states = indianStates.map(({ en }) => en)
const stateName = (state: string) =>
	indianStates.find(({ en }) => en === state)?.[getLocale()] ?? state

/** Subject, type, level and state of jobs; every change is written to the URL by the route. */
export const JobFilters = ({ value, words, onChange, onClear }: JobFiltersProps) => {
	const { data } = useQuery(referenceQuery)
	const filter = (
		name: keyof JobFilterValue,
		text: string,
		all: readonly string[],
		labelOf?: (one: string) => string,
	) => (
		<ListFilter
			title={text}
			name={name}
			names={all}
			{...(labelOf && { labelOf })}
			value={value[name]}
			onChange={(chosen) => onChange({ ...value, [name]: chosen })}
		/>
	)
	return (
		<form action="/jobs" onSubmit={(event) => event.preventDefault()}>
			{words && <input type="hidden" name="search" value={words} />}
			<div className={head}>
				<h2 className={title}>{m.filter_title()}</h2>
				<Button tone="quiet" size="sm" onClick={onClear}>
					{m.filter_clear()}
				</Button>
			</div>
			{data ? (
				<>
					{filter('subjects', m.filter_subjects(), names(data.subjects))}
					{filter('job_types', m.job_filter_type(), names(data.job_type))}
					{filter('job_levels', m.job_filter_level(), names(data.job_level))}
					{filter('states', m.job_filter_state(), states, stateName)}
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
