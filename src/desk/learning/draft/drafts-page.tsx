import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import type { BulkChangeRef } from '#desk/bulk-change/use-bulk-change.ts'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { useStaff } from '#desk/layout/use-staff.ts'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SavedViews } from '#desk/saved-view/saved-views.tsx'
import { writtenTypes } from '#domain/learning/draft-content.rules.ts'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { langOf } from '#i18n/lang-of.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { smallLine } from '#ui/look.ts'
import { type DraftRow, draftsQuery, PAGE_ROWS } from './draft.queries.ts'
import { statusTones, statusWords } from './draft-words.ts'
import { type DraftsSearch, draftStatuses } from './drafts.search.ts'
import { NewDraftDialog } from './new-draft-dialog.tsx'
import { SaveList } from './save-list.tsx'
import { draftChanges, useDraftChanges } from './use-draft-changes.ts'

type RowsProps = { place: DraftsSearch; process: BulkChangeRef; onBegin: () => void }

const Rows = ({ place, process, onBegin }: RowsProps) => {
	const { data } = useSuspenseQuery(draftsQuery(place))
	const isNarrowed = Boolean(place.search ?? place.status ?? place.type)
	if (data.total === 0)
		return isNarrowed ? (
			<EmptyState title={m.draft_none_found_title()} text={m.draft_none_found_text()} />
		) : (
			<EmptyState title={m.draft_none_title()} text={m.draft_none_text()}>
				<Button onClick={onBegin}>{m.draft_new()}</Button>
			</EmptyState>
		)
	const itemOf = (row: DraftRow) => ({ id: row.id, name: row.title, row })
	return (
		<>
			<BulkBar process={process} items={data.data.map(itemOf)} changes={draftChanges()} />
			<DataTable
				label={m.draft_list_title()}
				heads={[
					m.draft_list_resource(),
					m.draft_list_status(),
					m.draft_list_author(),
					m.draft_list_changed(),
				]}
				rows={data.data.map((row) => ({
					key: row.id,
					cells: [
						<PickBox key="title" process={process} item={itemOf(row)}>
							<DeskLink className={link()} to={`/resources/${row.id}`} lang={langOf(row.title)}>
								{row.title}
							</DeskLink>
							<span className={smallLine}>{courseTypeLabel(row.course_type)}</span>
						</PickBox>,
						<span key="status">
							<Badge tone={statusTones[row.status]}>{statusWords[row.status]()}</Badge>
							{row.publish_at && <span className={smallLine}>{dateAndTime(row.publish_at)}</span>}
						</span>,
						row.author ?? m.draft_list_shop(),
						dateAndTime(row.changed_at),
					],
				}))}
			/>
			<DeskPagination to="/resources" place={place} total={data.total} rows={PAGE_ROWS} />
		</>
	)
}

/** The resources in the desk: searched, filtered, and begun (DSK-07). */
export const DraftsPage = () => {
	const place = useSearch({ strict: false }) as DraftsSearch
	const navigate = useNavigate()
	const [isBeginning, setBeginning] = useState(false)
	const { roles } = useStaff()
	const process = useDraftChanges()
	const isEditor = roles.includes('owner') || roles.includes('editor')
	const { data } = useQuery(draftsQuery(place))
	const numberOf = (status: string) =>
		data?.counts.find((one) => one.status === status)?.number ?? 0
	const go = (change: Partial<Record<keyof DraftsSearch, string | undefined>>) =>
		void navigate({
			to: '/resources',
			search: { ...place, ...change, page: undefined },
		} as never)
	return (
		<>
			<ListHead title={m.draft_list_title()} text={m.draft_list_text()}>
				<SaveList />
				{isEditor && <ImportLink to="/resources" />}
				<Button onClick={() => setBeginning(true)}>{m.draft_new()}</Button>
			</ListHead>
			<SearchTools
				label={m.draft_list_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.draft_list_status(),
						value: place.status ?? '',
						options: [
							{ value: '', label: m.draft_list_every_status() },
							...draftStatuses.map((value) => ({
								value,
								label: m.draft_list_counted({
									status: statusWords[value](),
									number: numberOf(value),
								}),
							})),
						],
						onChange: (status) => go({ status: status || undefined }),
					},
					{
						label: m.draft_list_type(),
						value: place.type ?? '',
						options: [
							{ value: '', label: m.draft_list_every_type() },
							...writtenTypes.map((value) => ({ value, label: courseTypeLabel(value) })),
						],
						onChange: (type) => go({ type: type || undefined }),
					},
					{
						label: m.draft_list_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.draft_list_sort_newest() },
							{ value: 'title', label: m.draft_list_sort_title() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<SavedViews list="resources" place={place} />
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} process={process} onBegin={() => setBeginning(true)} />
			</Suspense>
			{isBeginning && <NewDraftDialog onClose={() => setBeginning(false)} />}
		</>
	)
}
