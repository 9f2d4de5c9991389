import { useSelector } from '@xstate/react'
import { useId } from 'react'
import {
	QUESTION_FILE_LIMIT,
	type QuestionFault,
	questionColumns,
} from '#domain/learning/question-file.rules.ts'
import { m } from '#i18n/messages'
import type { FileFault } from '#machines/kit/table-file.ts'
import { ImportFaults } from '#processes/table-import/import-faults.tsx'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { FieldFrame } from '#ui/form/field-frame.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { mutedProse } from '#ui/look.ts'
import type { QuizEditor } from './use-quiz-editor.ts'

const control = field().control
const column = css({ display: 'flex', flexDirection: 'column', gap: '3', pt: '2' })
const details = css({ '& summary': { cursor: 'pointer', py: '2' } })

const faultWords: Record<FileFault, (words: { name: string; most: number }) => string> = {
	tooLarge: m.table_file_tooLarge,
	wrongType: m.desk_quiz_file_type,
	empty: m.desk_quiz_file_empty,
	headers: m.desk_quiz_file_headers,
	tooMany: m.desk_quiz_file_many,
	unreadable: m.table_file_unreadable,
}

const reasonWords: Record<QuestionFault['reason'], () => string> = {
	kind: m.desk_quiz_file_kind,
	right: m.desk_quiz_file_right,
	number: m.desk_quiz_file_number,
	question: m.desk_quiz_file_question,
	unsupported: m.desk_quiz_file_unsupported,
	full: m.desk_quiz_fault_questions,
}

const example = [
	['How much is 7 + 5?', 'one', '10 | 12 | 13', '2', '', 'Fill up to ten first.', '1', '', ''],
	['Which are even?', 'several', '2 | 3 | 4', '1, 3', '', '', '2', '1', 'numbers'],
	['Zero is a number.', 'truth', '', 'true', '', '', '', '', ''],
	['How high is a door, in metres?', 'number', '', '2.1', '0.3', '', '', '', ''],
	['Match the units.', 'match', 'Mass = gram | Length = metre', '', '', '', '', '', ''],
	['From short to long', 'order', 'Second | Minute | Hour', '', '', '', '', '', ''],
	['The capital of India?', 'text', '', 'New Delhi | Delhi', '', '', '', '', ''],
]

const saveTemplate = () => saveTable('questions-template.csv', [[...questionColumns], ...example])

type ImportProps = { editor: QuizEditor; choose: (file: File) => void }

/** Adds the questions of a file to the draft: a table, or items of QTI 2.1 (DSK-06). */
export const QuestionImport = ({ editor, choose }: ImportProps) => {
	const id = useId()
	const report = useSelector(editor, ({ context }) => context.report)
	const isReading = useSelector(editor, (snapshot) => snapshot.hasTag('reading'))
	return (
		<details className={details}>
			<summary>{m.desk_quiz_file()}</summary>
			<div className={column}>
				<p className={mutedProse}>{m.desk_quiz_file_text()}</p>
				<div>
					<Button size="sm" tone="outline" onClick={saveTemplate}>
						{m.teachers_template()}
					</Button>
				</div>
				<FieldFrame id={id} label={m.desk_quiz_file_choose()}>
					<input
						className={control}
						id={id}
						type="file"
						accept=".csv,.tsv,.txt,.xml,.zip"
						onClick={({ currentTarget }) => {
							currentTarget.value = ''
						}}
						onChange={({ target }) => {
							const [file] = target.files ?? []
							if (file) choose(file)
						}}
					/>
				</FieldFrame>
				{isReading && <p role="status">{m.table_reading()}</p>}
				{report?.fault && (
					<Notice kind="warning">
						{faultWords[report.fault]({ name: report.name, most: QUESTION_FILE_LIMIT })}
					</Notice>
				)}
				{report && !report.fault && (
					<>
						<Notice>
							{m.desk_quiz_file_added({ count: report.added, left: report.faults.length })}
						</Notice>
						<ImportFaults
							faults={report.faults}
							reasonOf={(reason) => reasonWords[reason as QuestionFault['reason']]()}
						/>
					</>
				)}
			</div>
		</details>
	)
}
