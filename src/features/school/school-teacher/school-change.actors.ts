import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { getLocale } from '#i18n/runtime'
import type {
	SchoolChange,
	SchoolChangeActors,
	SchoolChangeKind,
	SchoolChangeVerdict,
} from '#machines/school/school-teacher/school-change.types.ts'

const verdicts: Record<string, SchoolChangeVerdict> = {
	'invite-used': { kind: 'used' },
	'invite-expired': { kind: 'expired' },
	'invite-revoked': { kind: 'revoked' },
	'invite-other-address': { kind: 'otherAddress' },
	'in-another-school': { kind: 'otherSchool' },
	'voucher-used': { kind: 'voucherUsed' },
}

const verdictOf = (error: unknown): SchoolChangeVerdict => {
	if (!(error instanceof ApiError)) throw error
	if (error.status === 401) return { kind: 'signedOut' }
	if (error.status === 429) return { kind: 'tooMany' }
	if (error.status === 404) return { kind: 'gone' }
	const verdict = verdicts[error.code]
	if (!verdict) throw error
	return verdict
}

type Send = (change: SchoolChange, signal: AbortSignal) => Promise<unknown>

const sends: Record<SchoolChangeKind, Send> = {
	accept: ({ id: invite_id }, signal) =>
		api.POST('/teacher-invitations/{invite_id}/accept', {
			params: { path: { invite_id } },
			signal,
		}),
	resend: ({ id }, signal) =>
		api.POST('/school/teacher-invitations/{id}/resend', {
			...{ params: { path: { id } }, body: { language: getLocale() }, signal },
		}),
	revoke: ({ id }, signal) =>
		api.POST('/school/teacher-invitations/{id}/revoke', { params: { path: { id } }, signal }),
	remove: ({ id }, signal) =>
		api.DELETE('/school/teachers/{id}', { params: { path: { id } }, signal }),
	undo: ({ id }, signal) =>
		api.POST('/school/teacher-imports/{id}/undo', { params: { path: { id } }, signal }),
	takeLicence: ({ id: teacher_id, of = '' }, signal) =>
		api.DELETE('/school/licences/{id}/assignments/{teacher_id}', {
			...{ params: { path: { id: of, teacher_id } }, signal },
		}),
	takeVoucher: ({ id: teacher_id, of = '' }, signal) =>
		api.DELETE('/school/vouchers/{id}/assignments/{teacher_id}', {
			...{ params: { path: { id: of, teacher_id } }, signal },
		}),
}

/**
 * Calls that change a school's members and their benefits; they invalidate all of the account's own
 * queries.
 */
export const schoolChangeActors = (queryClient: QueryClient) =>
	({
		sendChange: fromPromise(async ({ input: { change }, signal }): Promise<SchoolChangeVerdict> => {
			const reread = () => queryClient.invalidateQueries({ queryKey: ['mine'] })
			try {
				await sends[change.kind](change, signal)
			} catch (error) {
				const verdict = verdictOf(error)
				await reread()
				return verdict
			}
			await reread()
			return { kind: 'changed' }
		}),
	}) satisfies SchoolChangeActors
