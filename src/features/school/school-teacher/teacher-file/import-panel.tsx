import { m } from '#i18n/messages'
import { FILE_LIMIT } from '#machines/school/teacher-invitation/teacher-rows.rules.ts'
import { ImportPanel } from '#processes/table-import/import-panel.tsx'
import { useTableImport } from '#processes/table-import/use-table-import.ts'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { teacherLook as look } from '../teacher-look.ts'
import { importWords } from '../teacher-words.ts'
import { teacherImportActors } from './teacher-import.actors.ts'

const template = [
	['email', 'name'],
	['asha.rao@school.example', 'Asha Rao'],
]

/** Invites the teachers of a CSV file: chosen, previewed, sent in parts (SCH-08). */
export const TeacherImportPanel = () => {
	const { process, choose } = useTableImport(teacherImportActors, FILE_LIMIT)
	return (
		<div className={look.list}>
			<p className={look.note}>{m.teachers_import_lead()}</p>
			<div>
				<Button
					size="sm"
					tone="outline"
					onClick={() => saveTable('teachers-template.csv', template)}
				>
					{m.teachers_template()}
				</Button>
			</div>
			<ImportPanel process={process} choose={choose} words={importWords()} />
		</div>
	)
}
