import type { ResourceFault } from '#domain/learning/resource-file.rules.ts'
import { m } from '#i18n/messages'
import type { ImportWords } from '#processes/table-import/import-words.ts'

const reasonWords: Record<ResourceFault['reason'], () => string> = {
	missing: m.draft_file_missing,
	type: m.draft_file_type,
	price: m.draft_file_price,
	long: m.draft_file_long,
	many: m.draft_file_several,
	unknown: m.draft_file_unknown,
	address: m.draft_file_address,
}

/** Words of an import of resources. */
export const importWords = (): ImportWords => ({
	file: m.draft_file(),
	empty: m.draft_file_empty,
	tooMany: m.draft_file_many,
	headers: m.draft_file_headers,
	preview: m.draft_file_preview,
	confirm: m.draft_file_confirm,
	done: m.draft_file_done,
	reasonOf: (reason) => reasonWords[reason as ResourceFault['reason']](),
	signedOut: m.desk_settle_signed_out,
	tooManyCalls: m.desk_settle_calls,
})
