import { ImportedFiles } from '#desk/list-import/imported-files.tsx'
import { ListImportPage } from '#desk/list-import/list-import-page.tsx'
import {
	GROUP_FILE_LIMIT,
	type GroupReason,
	groupColumns,
} from '#domain/community/group-file.rules.ts'
import { m } from '#i18n/messages'
import type { ImportWords } from '#processes/table-import/import-words.ts'
import { groupsKey } from './group.queries.ts'
import { groupImportActors } from './group-import.actors.ts'
import { groupImportsKey, groupImportsQuery, undoGroupImport } from './group-import.queries.ts'

const reasons: Record<GroupReason | 'taken', () => string> = {
	missing: m.desk_group_file_missing,
	long: m.draft_file_long,
	yes: m.desk_file_yes,
	taken: m.desk_group_file_taken,
}

const words = (): ImportWords => ({
	file: m.desk_group_file(),
	empty: m.draft_file_empty,
	tooMany: m.desk_group_file_many,
	headers: m.desk_group_file_headers,
	preview: m.desk_group_file_preview,
	confirm: m.desk_group_file_confirm,
	done: m.desk_group_file_done,
	reasonOf: (reason) => reasons[reason as GroupReason](),
	signedOut: m.desk_settle_signed_out,
	tooManyCalls: m.desk_settle_calls,
})

/** Groups from a file, and the files that were read (28.3). */
export const GroupImportPage = () => (
	<ListImportPage
		text={m.desk_group_import_text()}
		list={{ to: '/groups', name: m.desk_group_list_title() }}
		template={{
			name: 'groups-template.csv',
			columns: groupColumns,
			example: ['Science in class 6', 'Experiments with what is at hand.', 'yes'],
		}}
		actorsOf={groupImportActors}
		most={GROUP_FILE_LIMIT}
		words={words()}
	>
		<ImportedFiles
			query={groupImportsQuery}
			words={{
				records: m.desk_group_list_title(),
				undo: m.desk_group_import_undo(),
				undone: m.desk_group_import_undone,
			}}
			undo={undoGroupImport}
			changes={[groupImportsKey, groupsKey]}
		/>
	</ListImportPage>
)
