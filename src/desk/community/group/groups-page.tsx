import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import type { BulkChangeRef } from '#desk/bulk-change/use-bulk-change.ts'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { announce } from '#ui/dialog/announce.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { smallLine } from '#ui/look.ts'
import {
	type DeskGroup,
	groupsKey,
	groupsQuery,
	PAGE_ROWS,
	readAllGroups,
} from './group.queries.ts'
import { GroupDialog } from './group-dialog.tsx'
import type { GroupsSearch } from './groups.search.ts'
import { groupChanges, useGroupChanges } from './use-group-changes.ts'

/** A group that is changed; null for a new one. */
type Subject = { group: DeskGroup | null }

const save = async (place: GroupsSearch): Promise<void> => {
	const rows = await readAllGroups(place)
	saveTable(
		'groups.csv',
		rows.map(({ members, posts, terms: { is_open: isOpen, ...terms } }) => ({
			...{ ...terms, open: isOpen ? 'yes' : 'no', members, posts },
		})),
	)
}

type RowsProps = {
	place: GroupsSearch
	process: BulkChangeRef
	onOpen: (subject: Subject) => void
}

const Rows = ({ place, process, onOpen }: RowsProps) => {
	const { data } = useSuspenseQuery(groupsQuery(place))
	if (data.total === 0)
		return (place.search ?? place.entry) ? (
			<EmptyState title={m.desk_group_none_found()} text={m.desk_price_none_found_text()} />
		) : (
			<EmptyState title={m.desk_group_none_title()} text={m.desk_group_none_text()}>
				<Button onClick={() => onOpen({ group: null })}>{m.desk_group_new()}</Button>
			</EmptyState>
		)
	const itemOf = (group: DeskGroup) => ({ id: group.id, name: group.terms.name, row: group })
	return (
		<>
			<BulkBar process={process} items={data.data.map(itemOf)} changes={groupChanges()} />
			<DataTable
				label={m.desk_group_list_title()}
				heads={[
					m.desk_group_name(),
					m.desk_group_entry(),
					m.desk_group_members(),
					m.desk_group_posts(),
					m.desk_actions(),
				]}
				rows={data.data.map((group) => ({
					key: group.id,
					cells: [
						<PickBox key="name" process={process} item={itemOf(group)}>
							<b>{group.terms.name}</b>
							<span className={smallLine}>{group.terms.summary}</span>
						</PickBox>,
						group.terms.is_open ? m.desk_group_everybody() : m.desk_group_invited(),
						group.members,
						group.posts,
						<Button
							key="change"
							tone="outline"
							size="sm"
							aria-label={m.desk_group_change_name({ name: group.terms.name })}
							onClick={() => onOpen({ group })}
						>
							{m.desk_group_change()}
						</Button>,
					],
				}))}
			/>
			<DeskPagination to="/groups" place={place} total={data.total} rows={PAGE_ROWS} />
		</>
	)
}

/** The groups of the community: made and changed (28.3). */
export const GroupsPage = () => {
	const place = useSearch({ strict: false }) as GroupsSearch
	const navigate = useNavigate()
	const queryClient = useQueryClient()
	const [open, setOpen] = useState<Subject | null>(null)
	const process = useGroupChanges()
	const go = (change: Partial<Record<keyof GroupsSearch, string | undefined>>) =>
		void navigate({ to: '/groups', search: { ...place, ...change, page: undefined } } as never)
	const close = () => {
		void queryClient.invalidateQueries({ queryKey: groupsKey })
		setOpen(null)
	}
	return (
		<>
			<ListHead title={m.desk_group_list_title()} text={m.desk_group_list_text()}>
				<SaveButton of={['groups', place]} save={() => save(place)} />
				<ImportLink to="/groups" />
				<Button onClick={() => setOpen({ group: null })}>{m.desk_group_new()}</Button>
			</ListHead>
			<SearchTools
				label={m.desk_group_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.desk_group_entry(),
						value: place.entry ?? '',
						options: [
							{ value: '', label: m.desk_group_every() },
							{ value: 'open', label: m.desk_group_everybody() },
							{ value: 'invited', label: m.desk_group_invited() },
						],
						onChange: (entry) => go({ entry: entry || undefined }),
					},
					{
						label: m.desk_job_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.desk_guest_sort_name() },
							{ value: 'newest', label: m.desk_job_sort_newest() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} process={process} onOpen={setOpen} />
			</Suspense>
			{open && (
				<GroupDialog
					key={open.group?.id ?? 'new'}
					group={open.group}
					onStored={() => {
						announce(m.desk_group_stored())
						close()
					}}
					onClose={close}
				/>
			)}
		</>
	)
}
