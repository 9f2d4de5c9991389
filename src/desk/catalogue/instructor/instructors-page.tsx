import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { m } from '#i18n/messages'
import { saveTable } from '#ui/action/save-table.ts'
import { announce } from '#ui/dialog/announce.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import {
	type DeskInstructor,
	instructorsKey,
	instructorsQuery,
	PAGE_ROWS,
	readAllInstructors,
} from './instructor.queries.ts'
import { InstructorDialog } from './instructor-dialog.tsx'
import { InstructorActions, InstructorCell } from './instructor-row.tsx'
import type { InstructorsSearch } from './instructors.search.ts'
import { instructorChanges, useInstructorChanges } from './use-instructor-changes.ts'

const save = async (place: InstructorsSearch) =>
	saveTable(
		'instructors.csv',
		(await readAllInstructors(place)).map(({ terms, ...row }) => ({ ...terms, ...row })),
	)

type RowsProps = { place: InstructorsSearch; onOpen: (instructor: DeskInstructor) => void }

const Rows = ({ place, onOpen }: RowsProps) => {
	const { data } = useSuspenseQuery(instructorsQuery(place))
	const process = useInstructorChanges()
	if (data.total === 0)
		return (place.search ?? place.lacks) ? (
			<EmptyState
				title={m.desk_instructor_none_found()}
				text={m.desk_instructor_none_found_text()}
			/>
		) : (
			<EmptyState title={m.desk_instructor_none()} text={m.desk_instructor_none_text()} />
		)
	const itemOf = (row: DeskInstructor) => ({ id: row.id, name: row.terms.name, row })
	return (
		<>
			<BulkBar process={process} items={data.data.map(itemOf)} changes={instructorChanges()} />
			<DataTable
				label={m.desk_instructor_list_title()}
				heads={[m.desk_instructor_name(), m.draft_list_title(), m.desk_actions()]}
				rows={data.data.map((instructor) => ({
					key: instructor.id,
					cells: [
						<PickBox key="name" process={process} item={itemOf(instructor)}>
							<InstructorCell instructor={instructor} />
						</PickBox>,
						instructor.resources,
						<InstructorActions
							key="actions"
							instructor={instructor}
							onOpen={() => onOpen(instructor)}
						/>,
					],
				}))}
			/>
			<DeskPagination to="/instructors" place={place} total={data.total} rows={PAGE_ROWS} />
		</>
	)
}

/** Everybody who teaches a resource: name, text and picture, as a file too (28.3). */
export const InstructorsPage = () => {
	const queryClient = useQueryClient()
	const place = useSearch({ strict: false }) as InstructorsSearch
	const navigate = useNavigate()
	const [open, setOpen] = useState<DeskInstructor | null>(null)
	const go = (change: Partial<Record<keyof InstructorsSearch, string | undefined>>) =>
		void navigate({
			to: '/instructors',
			search: { ...place, ...change, page: undefined },
		} as never)
	const close = () => {
		void queryClient.invalidateQueries({ queryKey: instructorsKey })
		setOpen(null)
	}
	return (
		<>
			<ListHead title={m.desk_instructor_list_title()} text={m.desk_instructor_list_text()}>
				<SaveButton of={['instructors', place]} save={() => save(place)} />
				<ImportLink to="/instructors" />
			</ListHead>
			<SearchTools
				label={m.desk_instructor_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.desk_instructor_lacks(),
						value: place.lacks ?? '',
						options: [
							{ value: '', label: m.desk_short_all() },
							{ value: 'text', label: m.desk_instructor_no_text() },
							{ value: 'picture', label: m.desk_instructor_no_picture() },
						],
						onChange: (lacks) => go({ lacks: lacks || undefined }),
					},
					{
						label: m.desk_job_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.desk_guest_sort_name() },
							{ value: 'written', label: m.desk_instructor_sort_written() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} onOpen={setOpen} />
			</Suspense>
			{open && (
				<InstructorDialog
					key={open.id}
					instructor={open}
					onStored={() => {
						announce(m.desk_instructor_stored())
						close()
					}}
					onClose={close}
				/>
			)}
		</>
	)
}
