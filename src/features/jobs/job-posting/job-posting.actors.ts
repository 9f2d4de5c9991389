import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { postingOf } from '#domain/jobs/job-posting.rules.ts'
import type { PostingActors, PostingVerdict } from '#machines/jobs/job-posting/job-posting.types.ts'
import { postingsKey } from './job-posting.queries.ts'

const refusalOf = (error: unknown): PostingVerdict => {
	if (!(error instanceof ApiError)) throw error
	if (error.code === 'job-changed') {
		const revision = Number(error.problem.revision)
		return { kind: 'changed', revision }
	}
	if (error.status === 400) return { kind: 'refused' }
	if (error.status === 404) return { kind: 'gone' }
	throw error
}

/** Saves a post (SCH-08) and invalidates the queries of posts. */
export const jobPostingActors = (queryClient: QueryClient) =>
	({
		savePosting: fromPromise(async ({ input: { id, revision, draft }, signal }) => {
			try {
				const params = { path: { id } }
				const body = { revision, ...postingOf(draft) }
				await api.PUT('/school/jobs/{id}', { params, body, signal })
				await queryClient.invalidateQueries({ queryKey: postingsKey })
				return { kind: 'saved' as const }
			} catch (error) {
				return refusalOf(error)
			}
		}),
	}) satisfies PostingActors
