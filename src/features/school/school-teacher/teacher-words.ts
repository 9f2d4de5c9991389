import { m } from '#i18n/messages'
import type {
	SchoolChangeFailure,
	SchoolChangeKind,
} from '#machines/school/school-teacher/school-change.types.ts'
import type { InviteResult } from '#machines/school/teacher-invitation/teacher-invite.types.ts'
import type { RowReason } from '#machines/school/teacher-invitation/teacher-rows.rules.ts'
import type { AssignmentFailure } from '#machines/shop/licence/benefit-assignment.types.ts'
import type { ImportWords } from '#processes/table-import/import-words.ts'

export const failureWords: Record<SchoolChangeFailure, () => string> = {
	gone: m.teachers_failed_gone,
	used: m.teachers_failed_used,
	expired: m.teachers_failed_expired,
	revoked: m.teachers_failed_revoked,
	otherAddress: m.teachers_failed_otherAddress,
	otherSchool: m.teachers_failed_otherSchool,
	voucherUsed: m.teachers_failed_voucherUsed,
	tooMany: m.teachers_failed_tooMany,
	signedOut: m.teachers_failed_signedOut,
	unavailable: m.teachers_failed_unavailable,
}

type Named = (words: { name: string }) => string
type Asked = Exclude<SchoolChangeKind, 'accept' | 'resend'>

/** Questions before something is removed. */
export const questions: Record<Asked, { title: Named; text: () => string }> = {
	revoke: { title: m.teachers_ask_revoke, text: m.teachers_ask_revoke_text },
	remove: { title: m.teachers_ask_remove, text: m.teachers_ask_remove_text },
	undo: { title: m.teachers_ask_undo, text: m.teachers_ask_undo_text },
	takeLicence: { title: m.teachers_ask_takeLicence, text: m.teachers_ask_takeLicence_text },
	takeVoucher: { title: m.teachers_ask_takeVoucher, text: m.teachers_ask_takeVoucher_text },
}

/** Messages after a change. */
export const doneWords: Record<Exclude<SchoolChangeKind, 'accept'>, Named> = {
	resend: m.teachers_changed_resend,
	revoke: m.teachers_changed_revoke,
	remove: m.teachers_changed_remove,
	undo: m.teachers_changed_undo,
	takeLicence: m.teachers_changed_takeLicence,
	takeVoucher: m.teachers_changed_takeVoucher,
}

export const resultWords: Record<InviteResult['result'], (words: { email: string }) => string> = {
	invited: m.teachers_result_invited,
	pending: m.teachers_result_pending,
	member: m.teachers_result_member,
	refused: m.teachers_result_refused,
}

const reasonWords: Record<RowReason, () => string> = {
	emailMissing: m.teachers_reason_emailMissing,
	emailInvalid: m.teachers_reason_emailInvalid,
	nameLong: m.teachers_reason_nameLong,
	duplicate: m.teachers_reason_duplicate,
	member: m.teachers_reason_member,
	pending: m.teachers_reason_pending,
}

/** Words of an import of teachers. */
export const importWords = (): ImportWords => ({
	file: m.teachers_file(),
	empty: m.teachers_file_empty,
	tooMany: m.teachers_file_tooMany,
	headers: m.teachers_file_headers,
	preview: m.teachers_preview,
	confirm: m.teachers_import_do,
	done: m.teachers_import_done,
	reasonOf: (reason) => reasonWords[reason as RowReason](),
	signedOut: failureWords.signedOut,
	tooManyCalls: failureWords.tooMany,
})

/** Why nothing was given, in words; of `exhausted` the number that is left is said. */
export const assignmentWords = (failure: AssignmentFailure, left: number): string => {
	if (failure === 'exhausted') return m.teachers_assign_exhausted({ left })
	if (failure === 'ended') return m.teachers_assign_ended()
	if (failure === 'notADueDay') return m.teachers_due_fault()
	return failureWords[failure]()
}
