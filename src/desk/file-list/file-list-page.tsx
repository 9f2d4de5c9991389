import { useState } from 'react'
import { ImportedFiles } from '#desk/list-import/imported-files.tsx'
import { ListImportPage } from '#desk/list-import/list-import-page.tsx'
import type { FileList } from '#domain/people/list-file.rules.ts'
import { m } from '#i18n/messages'
import { fileListActors } from './file-list.actors.ts'
import { deskKey, importsQuery, undoImport } from './file-list.queries.ts'
import { fileListExamples } from './file-list-examples.ts'
import { fileListWords } from './file-list-words.ts'
import { fileLists } from './file-lists.ts'
import { listFiles } from './list-files.ts'

/** The largest file, in MiB. */
const MOST = 5

/** Records of a list from a file, and the files that were read (28.3). */
export const FileListPage = ({ list }: { list: FileList }) => {
	const { to, name, text } = fileLists[list]
	const { columns } = listFiles[list]
	const [actorsOf] = useState(() => fileListActors(list))
	return (
		<ListImportPage
			text={text()}
			list={{ to, name: name() }}
			template={{
				...{ name: `${list}-template.csv`, columns },
				example: columns.map((column) => fileListExamples[list][column] ?? ''),
			}}
			actorsOf={actorsOf}
			most={MOST}
			words={fileListWords(list)}
		>
			<ImportedFiles
				query={importsQuery(list)}
				words={{
					records: m.desk_import_records(),
					undo: m.desk_import_undo(),
					undone: m.desk_import_undone,
				}}
				undo={undoImport}
				changes={[deskKey]}
			/>
		</ListImportPage>
	)
}
