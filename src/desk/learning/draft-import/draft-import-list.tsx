import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { CommandButton } from '#desk/command/command-button.tsx'
import { draftsKey } from '#desk/learning/draft/draft.queries.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import {
	draftImportsKey,
	draftImportsQuery,
	type ResourceImport,
	undoImport,
} from './draft-import.queries.ts'

const Undo = ({ one }: { one: ResourceImport }) => {
	const queryClient = useQueryClient()
	const name = m.draft_import_undo_of({ name: one.file_name })
	return (
		<CommandButton
			label={m.draft_import_undo()}
			name={name}
			title={name}
			text={m.draft_import_undo_text()}
			ok={m.draft_import_undo()}
			run={async (signal) => {
				const { removed, kept } = await undoImport(one.id, signal)
				announce(m.draft_import_undone({ removed, kept }))
			}}
			onDone={() => {
				void queryClient.invalidateQueries({ queryKey: draftImportsKey })
				void queryClient.invalidateQueries({ queryKey: draftsKey })
			}}
		/>
	)
}

/** The last files of resources, each of which can be undone as one (28.3). */
export const DraftImportList = () => {
	const { data } = useSuspenseQuery(draftImportsQuery)
	if (data.length === 0)
		return <EmptyState title={m.draft_import_none_title()} text={m.draft_import_none_text()} />
	return (
		<DataTable
			label={m.draft_import_list()}
			heads={[
				m.draft_import_file(),
				m.draft_import_time(),
				m.draft_import_drafts(),
				m.desk_actions(),
			]}
			rows={data.map((one) => ({
				key: one.id,
				cells: [
					one.file_name,
					dateAndTime(one.created_at),
					String(one.drafts),
					one.undone_at ? (
						m.draft_import_back({ date: dateAndTime(one.undone_at) })
					) : (
						<Undo key="undo" one={one} />
					),
				],
			}))}
		/>
	)
}
