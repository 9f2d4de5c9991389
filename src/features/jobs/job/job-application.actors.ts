import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	ApplyVerdict,
	JobApplicationActors,
	WithdrawVerdict,
} from '#machines/jobs/job/job-application.types.ts'
import { refetchJobs } from './refetch-jobs.ts'

const refusals: Record<string, ApplyVerdict> = {
	'job-closed': { kind: 'closed' },
	'not-found': { kind: 'closed' },
	'video-missing': { kind: 'videoMissing' },
	'invalid-request': { kind: 'rejected' },
	'too-many-requests': { kind: 'tooMany' },
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

const findMine = async (slug: string, signal: AbortSignal): Promise<ApplyVerdict> => {
	const { data } = await api.GET('/jobs/{slug}', { params: { path: { slug } }, signal })
	return { kind: 'alreadyApplied', applicationId: data!.application!.id }
}

/** Calls of an application; they invalidate the lists and pages that show it (NAV-07). */
export const jobApplicationActors = (queryClient: QueryClient, slug: string) =>
	({
		sendApplication: fromPromise(async ({ input: { draft }, signal }): Promise<ApplyVerdict> => {
			const body = { cover_note: draft.coverNote.trim(), with_video: draft.withVideo }
			try {
				const path = { slug }
				const { data } = await api.POST('/jobs/{slug}/applications', {
					params: { path },
					body,
					signal,
				})
				void refetchJobs(queryClient)
				return { kind: 'sent', applicationId: data!.id }
			} catch (error) {
				if (isSignedOut(error)) return { kind: 'signedOut' }
				const code = codeOf(error) ?? ''
				if (code === 'video-missing')
					void queryClient.invalidateQueries({ queryKey: ['mine', 'video-resume'] })
				if (code === 'already-applied') return findMine(slug, signal)
				const refusal = refusals[code]
				if (!refusal) throw error
				return refusal
			}
		}),
		withdrawApplication: fromPromise(
			async ({ input: { applicationId: id }, signal }): Promise<WithdrawVerdict> => {
				const params = { path: { id } }
				try {
					await api.POST('/user/job-applications/{id}/withdrawal', { params, signal })
					void refetchJobs(queryClient)
					return { kind: 'withdrawn' }
				} catch (error) {
					if (isSignedOut(error)) return { kind: 'signedOut' }
					if (codeOf(error) === 'application-settled') return { kind: 'settled' }
					throw error
				}
			},
		),
	}) satisfies JobApplicationActors
