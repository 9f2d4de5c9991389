import type { FileList, LineReason } from '#domain/people/list-file.rules.ts'
import { m } from '#i18n/messages'
import type { ImportWords } from '#processes/table-import/import-words.ts'
import { listFiles } from './list-files.ts'

const reasons: Readonly<Record<LineReason, () => string>> = {
	missing: m.desk_line_missing,
	long: m.draft_file_long,
	number: m.desk_line_number,
	day: m.desk_line_day,
	yes: m.desk_line_yes,
	language: m.desk_line_language,
	rule: m.desk_line_rule,
	taken: m.desk_line_taken,
	unknown: m.draft_file_unknown,
	type: m.desk_line_type,
	audience: m.desk_line_audience,
	all: m.desk_line_all,
	full: m.desk_line_full,
	tone: m.desk_line_tone,
	'question-type': m.desk_line_question_type,
	options: m.desk_line_options,
	school: m.desk_line_school,
	values: m.desk_line_values,
	source: m.desk_line_source,
	order: m.desk_line_order,
	past: m.desk_line_past,
	time: m.desk_line_time,
	link: m.desk_line_link,
	kind: m.desk_quiz_file_kind,
	right: m.desk_quiz_file_right,
	question: m.desk_quiz_file_question,
}

/** The words of a file of a list. */
export const fileListWords = (list: FileList): ImportWords => {
	const { most, needed } = listFiles[list]
	const columns = needed.join(', ')
	return {
		file: m.desk_import_file(),
		empty: m.draft_file_empty,
		tooMany: ({ name }) => m.desk_import_many({ name, most }),
		headers: ({ name, found }) => m.desk_import_headers({ name, found, columns }),
		preview: m.desk_import_preview,
		confirm: m.desk_import_confirm,
		done: m.desk_import_done,
		reasonOf: (reason) => reasons[reason as LineReason](),
		signedOut: m.desk_settle_signed_out,
		tooManyCalls: m.desk_settle_calls,
	}
}
