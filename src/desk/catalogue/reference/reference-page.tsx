import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { editedLists, referenceLine } from '#domain/catalogue/reference-file.rules.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { EntriesDialog } from './entries-dialog.tsx'
import { listWords } from './list-words.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { type Entry, entriesQuery } from './reference.queries.ts'
import type { EditedList, ReferenceSearch } from './reference.search.ts'
import { entryChanges, useEntryChanges } from './use-entry-changes.ts'

type Placed = { entry: Entry; place: number }

type RowsProps = {
	place: ReferenceSearch & { list: EditedList }
	onAdd: () => void
	onMove: (placed: Placed) => void
}

const Rows = ({ place: { list, search = '', state, sort }, onAdd, onMove }: RowsProps) => {
	const { data } = useSuspenseQuery(entriesQuery(list))
	const process = useEntryChanges(list)
	if (data.length === 0)
		return (
			<EmptyState title={m.desk_reference_none_title()} text={m.desk_reference_none_text()}>
				<Button onClick={onAdd}>{m.desk_reference_add()}</Button>
			</EmptyState>
		)
	const words = search.toLowerCase()
	const found = data
		.map((entry, index): Placed => ({ entry, place: index + 1 }))
		.filter(
			({ entry: { name, is_hidden: isHidden } }) =>
				[name, nameOf(name)].some((one) => one.toLowerCase().includes(words)) &&
				(!state || isHidden === (state === 'hidden')),
		)
	const rows =
		sort === 'name'
			? found.toSorted((a, b) => nameOf(a.entry.name).localeCompare(nameOf(b.entry.name)))
			: found
	if (rows.length === 0)
		return (
			<EmptyState title={m.desk_reference_none_found()} text={m.desk_price_none_found_text()} />
		)
	const itemOf = (entry: Entry) => ({ id: entry.id, name: nameOf(entry.name), row: entry })
	return (
		<>
			<BulkBar
				process={process}
				items={rows.map(({ entry }) => itemOf(entry))}
				changes={entryChanges()}
			/>
			<DataTable
				label={listWords[list]()}
				heads={[
					m.desk_reference_entry(),
					m.desk_question_place(),
					m.desk_entry_state(),
					m.desk_actions(),
				]}
				rows={rows.map((placed) => ({
					key: placed.entry.id,
					cells: [
						<PickBox key="name" process={process} item={itemOf(placed.entry)}>
							{nameOf(placed.entry.name)}
						</PickBox>,
						placed.place,
						<Badge key="state" tone={placed.entry.is_hidden ? 'neutral' : 'leaf'}>
							{placed.entry.is_hidden ? m.desk_entry_hidden() : m.desk_entry_shown()}
						</Badge>,
						<Button
							key="move"
							tone="outline"
							size="sm"
							aria-label={m.desk_reference_move_name({ name: nameOf(placed.entry.name) })}
							onClick={() => onMove(placed)}
						>
							{m.desk_reference_move()}
						</Button>,
					],
				}))}
			/>
		</>
	)
}

/** The reference lists, from which forms and filters are filled (SES-04). */
export const ReferencePage = () => {
	const place = useSearch({ strict: false }) as ReferenceSearch
	const { list = 'subjects', search = '' } = place
	const navigate = useNavigate()
	const queryClient = useQueryClient()
	const [isAdding, setAdding] = useState(false)
	const [moved, setMoved] = useState<Placed | null>(null)
	const query = entriesQuery(list)
	const go = (change: Partial<Record<keyof ReferenceSearch, string | undefined>>) =>
		void navigate({ to: '/reference', search: { ...place, list, ...change } } as never)
	const close = () => {
		void queryClient.invalidateQueries({ queryKey: query.queryKey })
		setAdding(false)
		setMoved(null)
	}
	return (
		<>
			<ListHead title={m.desk_reference_title()} text={m.desk_reference_text()}>
				<SaveButton
					of={['reference', list]}
					save={async () => {
						const entries = await queryClient.fetchQuery(query)
						saveTable(
							`${list}.csv`,
							entries.map((entry) => referenceLine({ list, ...entry })),
						)
					}}
				/>
				<ImportLink to="/reference" />
				<Button onClick={() => setAdding(true)}>{m.desk_reference_add()}</Button>
			</ListHead>
			<SearchTools
				label={m.desk_reference_search()}
				words={search}
				onSearch={(next) => go({ search: next })}
				choices={[
					{
						label: m.desk_reference_list(),
						value: list,
						options: editedLists.map((value) => ({ value, label: listWords[value]() })),
						onChange: (next) => go({ list: next, search: undefined }),
					},
					{
						label: m.desk_entry_state(),
						value: place.state ?? '',
						options: [
							{ value: '', label: m.desk_short_all() },
							{ value: 'shown', label: m.desk_entry_shown() },
							{ value: 'hidden', label: m.desk_entry_hidden() },
						],
						onChange: (state) => go({ state: state || undefined }),
					},
					{
						label: m.desk_job_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.desk_short_place() },
							{ value: 'name', label: m.desk_guest_sort_name() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows
					key={list}
					place={{ ...place, list }}
					onAdd={() => setAdding(true)}
					onMove={setMoved}
				/>
			</Suspense>
			{isAdding && (
				<EntriesDialog
					list={list}
					onStored={({ added, left_out: known }) => {
						announce(
							known.length > 0
								? m.desk_reference_added_some({ added, known: known.join(', ') })
								: m.desk_reference_added({ added }),
						)
						close()
					}}
					onClose={close}
				/>
			)}
			{moved && (
				<PlaceDialog
					list={list}
					entry={moved.entry}
					place={moved.place}
					onStored={close}
					onClose={close}
				/>
			)}
		</>
	)
}
