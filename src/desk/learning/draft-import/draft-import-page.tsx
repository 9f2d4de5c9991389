import { draftsKey } from '#desk/learning/draft/draft.queries.ts'
import { ImportedFiles } from '#desk/list-import/imported-files.tsx'
import { ListImportPage } from '#desk/list-import/list-import-page.tsx'
import { RESOURCE_FILE_LIMIT, resourceColumns } from '#domain/learning/resource-file.rules.ts'
import { m } from '#i18n/messages'
import { draftImportActors } from './draft-import.actors.ts'
import { draftImportsKey, draftImportsQuery, undoImport } from './draft-import.queries.ts'
import { importWords } from './draft-import-words.ts'

const example = [
	...['Fractions by Folding', 'self_paced', 'English', 'Fold paper, count, compare.', ''],
	...['Mathematics', '', '', 'Names halves and quarters | Compares fractions', '499', '', '', ''],
]

/** Drafts of resources from a file, and the files that were read (28.3). */
export const DraftImportPage = () => (
	<ListImportPage
		text={m.draft_import_text()}
		list={{ to: '/resources', name: m.draft_list_title() }}
		template={{ name: 'resources-template.csv', columns: resourceColumns, example }}
		actorsOf={draftImportActors}
		most={RESOURCE_FILE_LIMIT}
		words={importWords()}
	>
		<ImportedFiles
			query={draftImportsQuery}
			words={{
				records: m.draft_import_drafts(),
				undo: m.draft_import_undo_text(),
				undone: m.draft_import_undone,
			}}
			undo={undoImport}
			changes={[draftImportsKey, draftsKey]}
		/>
	</ListImportPage>
)
