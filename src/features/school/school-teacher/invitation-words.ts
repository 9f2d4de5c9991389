import { codeOf } from '#api/api-error.ts'
import { m } from '#i18n/messages'

/** Why the invitation of a link cannot be accepted, in words. */
export const sayInvitationProblem = (error: unknown): string => {
	const words: Record<string, () => string> = {
		'invite-used': m.teachers_failed_used,
		'invite-expired': m.teachers_failed_expired,
		'invite-revoked': m.teachers_failed_revoked,
		'invite-unknown': m.teachers_failed_unknown,
		'invalid-request': m.teachers_failed_unknown,
	}
	return (words[codeOf(error)] ?? m.teachers_failed_unavailable)()
}
