import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import type { BulkChangeRef } from '#desk/bulk-change/use-bulk-change.ts'
import { CommandButton } from '#desk/command/command-button.tsx'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { smallLine } from '#ui/look.ts'
import {
	type DeskJob,
	jobsKey,
	jobsQuery,
	PAGE_ROWS,
	readAllJobs,
	withhold,
} from './job.queries.ts'
import { type JobsSearch, jobStates } from './jobs.search.ts'
import { jobChanges, useJobChanges } from './use-job-changes.ts'
import { WithholdDialog } from './withhold-dialog.tsx'

const stateWords = {
	open: m.desk_job_open,
	closed: m.desk_job_closed,
	withheld: m.desk_job_withheld,
} as const
const stateTones = { open: 'leaf', closed: 'neutral', withheld: 'gold' } as const

const stateOf = ({ withheld, is_open: isOpen }: DeskJob) => {
	if (withheld !== null) return 'withheld'
	return isOpen ? 'open' : 'closed'
}

const Lift = ({ job }: { job: DeskJob }) => {
	const queryClient = useQueryClient()
	const name = m.desk_job_lift_name({ title: job.title })
	return (
		<CommandButton
			label={m.desk_job_lift()}
			name={name}
			title={name}
			text={m.desk_job_lift_text()}
			ok={m.desk_job_lift()}
			run={(signal) => withhold(job.id, null, signal)}
			onDone={() => {
				announce(m.desk_job_lifted())
				void queryClient.invalidateQueries({ queryKey: jobsKey })
			}}
		/>
	)
}

type RowsProps = {
	place: JobsSearch
	process: BulkChangeRef
	onWithhold: (job: DeskJob) => void
}

const Rows = ({ place, process, onWithhold }: RowsProps) => {
	const { data } = useSuspenseQuery(jobsQuery(place))
	if (data.total === 0)
		return (place.search ?? place.state) ? (
			<EmptyState title={m.desk_job_none_found()} text={m.desk_price_none_found_text()} />
		) : (
			<EmptyState title={m.desk_job_none_title()} text={m.desk_job_none_text()} />
		)
	const itemOf = (job: DeskJob) => ({ id: job.id, name: job.title, row: job })
	return (
		<>
			<BulkBar process={process} items={data.data.map(itemOf)} changes={jobChanges()} />
			<DataTable
				label={m.desk_job_list_title()}
				heads={[
					m.desk_job_post(),
					m.desk_job_school(),
					m.desk_job_state(),
					m.desk_job_applications(),
					m.desk_actions(),
				]}
				rows={data.data.map((job) => ({
					key: job.id,
					cells: [
						<PickBox key="post" process={process} item={itemOf(job)}>
							<a className={link()} href={`/jobs/${job.slug}`}>
								{job.title}
							</a>
						</PickBox>,
						<span key="school">
							{job.school}
							<span className={smallLine}>{job.city}</span>
						</span>,
						<span key="state">
							<Badge tone={stateTones[stateOf(job)]}>{stateWords[stateOf(job)]()}</Badge>
							<span className={smallLine}>
								{job.withheld ?? m.desk_job_closes({ date: shortDate(job.closes_at) })}
							</span>
						</span>,
						job.applications,
						job.withheld === null ? (
							<Button
								key="act"
								tone="outline"
								size="sm"
								aria-label={m.desk_job_withhold_name({ title: job.title })}
								onClick={() => onWithhold(job)}
							>
								{m.desk_job_withhold()}
							</Button>
						) : (
							<Lift key="act" job={job} />
						),
					],
				}))}
			/>
			<DeskPagination to="/jobs" place={place} total={data.total} rows={PAGE_ROWS} />
		</>
	)
}

const save = async (place: JobsSearch): Promise<void> =>
	saveTable('jobs.csv', await readAllJobs(place))

/** The posts of all schools; those that break the rules are withheld (28.3). */
export const JobsPage = () => {
	const place = useSearch({ strict: false }) as JobsSearch
	const navigate = useNavigate()
	const queryClient = useQueryClient()
	const [withheld, setWithheld] = useState<DeskJob | null>(null)
	const process = useJobChanges()
	const go = (change: Partial<Record<keyof JobsSearch, string | undefined>>) =>
		void navigate({ to: '/jobs', search: { ...place, ...change, page: undefined } } as never)
	const close = () => {
		void queryClient.invalidateQueries({ queryKey: jobsKey })
		setWithheld(null)
	}
	return (
		<>
			<ListHead title={m.desk_job_list_title()} text={m.desk_job_list_text()}>
				<SaveButton of={['jobs', place]} save={() => save(place)} />
				<ImportLink to="/jobs" />
			</ListHead>
			<SearchTools
				label={m.desk_job_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.desk_job_state(),
						value: place.state ?? '',
						options: [
							{ value: '', label: m.desk_job_every() },
							...jobStates.map((value) => ({ value, label: stateWords[value]() })),
						],
						onChange: (state) => go({ state: state || undefined }),
					},
					{
						label: m.desk_job_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.desk_job_sort_newest() },
							{ value: 'closing', label: m.desk_job_sort_closing() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} process={process} onWithhold={setWithheld} />
			</Suspense>
			{withheld && (
				<WithholdDialog
					job={withheld}
					onStored={() => {
						announce(m.desk_job_stored())
						close()
					}}
					onClose={close}
				/>
			)}
		</>
	)
}
