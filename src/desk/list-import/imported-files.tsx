import { type QueryKey, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { CommandButton } from '#desk/command/command-button.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'

/** A file that was read, with how many of its records are there. */
export type ImportedFile = {
	id: string
	file_name: string
	records: number
	created_at: string
	undone_at: string | null
}

type FilesProps = {
	query: {
		queryKey: QueryKey
		queryFn: (asked: { signal: AbortSignal }) => Promise<ImportedFile[]>
	}
	/** The head of the column of records, and what undoing a file deletes. */
	words: {
		records: string
		undo: string
		undone: (of: { removed: number; kept: number }) => string
	}
	undo: (id: string, signal: AbortSignal) => Promise<{ removed: number; kept: number }>
	/** Keys of the queries that undoing changes. */
	changes: readonly QueryKey[]
}

/** The last files of a list, each of which can be undone as one (28.3). */
export const ImportedFiles = ({ query, words, undo, changes }: FilesProps) => {
	const queryClient = useQueryClient()
	const { data } = useSuspenseQuery({ ...query, staleTime: 0 })
	if (data.length === 0)
		return <EmptyState title={m.draft_import_none_title()} text={m.draft_import_none_text()} />
	const undoButton = ({ id, file_name: file }: ImportedFile) => {
		const name = m.draft_import_undo_of({ name: file })
		return (
			<CommandButton
				key="undo"
				label={m.draft_import_undo()}
				name={name}
				title={name}
				text={words.undo}
				ok={m.draft_import_undo()}
				run={async (signal) => announce(words.undone(await undo(id, signal)))}
				onDone={() => {
					for (const queryKey of changes) void queryClient.invalidateQueries({ queryKey })
				}}
			/>
		)
	}
	return (
		<DataTable
			label={m.draft_import_list()}
			heads={[m.draft_import_file(), m.draft_import_time(), words.records, m.desk_actions()]}
			rows={data.map((one) => ({
				key: one.id,
				cells: [
					one.file_name,
					dateAndTime(one.created_at),
					String(one.records),
					one.undone_at
						? m.draft_import_back({ date: dateAndTime(one.undone_at) })
						: undoButton(one),
				],
			}))}
		/>
	)
}
