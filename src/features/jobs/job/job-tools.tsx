import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { field, link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { WordsInput } from '#ui/form/words-input.tsx'
import { middleRow3 } from '#ui/look.ts'
import { type JobSearch, jobSorts } from './job.search.ts'

const look = field()
const form = css({ display: 'flex', gap: '2', flex: '[1 1 16rem]', minW: '0' })

const sortWords = {
	newest: m.job_sort_newest,
	closing: m.job_sort_closing,
	pay: m.job_sort_pay,
}

type ToolsProps = {
	search: JobSearch
	filterButton: ReactNode
	onSearch: (words: string | undefined) => void
	onSort: (sort: JobSearch['sort']) => void
}

/** The words that are looked for and the order of the list; they work without scripts too. */
export const JobTools = ({ search, filterButton, onSearch, onSort }: ToolsProps) => (
	<div className={middleRow3}>
		<search className={form}>
			<form
				action="/jobs"
				className={form}
				onSubmit={(event) => {
					event.preventDefault()
					onSearch(String(new FormData(event.currentTarget).get('search')).trim() || undefined)
				}}
			>
				<WordsInput
					className={look.control}
					name="search"
					words={search.search}
					aria-label={m.job_search()}
					placeholder={m.job_search()}
					maxLength={120}
				/>
				<Button type="submit" tone="outline" aria-label={m.home_search()}>
					<Search aria-hidden="true" />
				</Button>
			</form>
		</search>
		<div>
			<select
				className={look.control}
				aria-label={m.job_sort()}
				value={search.sort ?? 'newest'}
				onChange={({ target }) =>
					onSort(target.value === 'newest' ? undefined : (target.value as JobSearch['sort']))
				}
			>
				{jobSorts.map((sort) => (
					<option key={sort} value={sort}>
						{sortWords[sort]()}
					</option>
				))}
			</select>
		</div>
		{filterButton}
		{search.school && (
			<p>
				{m.job_of_school()}{' '}
				<Link className={link()} to="/jobs">
					{m.job_all()}
				</Link>
			</p>
		)}
	</div>
)
