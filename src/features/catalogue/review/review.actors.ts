import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { ReviewActors, SaveVerdict } from '#machines/catalogue/review/review.types.ts'
import { ownReviewQuery } from './review.queries.ts'

const refusals: Record<number, SaveVerdict> = {
	400: { kind: 'rejected' },
	409: { kind: 'notLearned' },
}

/** Calls for the account's own review (REV-01); they invalidate the page's mean and list. */
export const reviewActors = (queryClient: QueryClient, resource_id: string) => {
	const params = { path: { resource_id } }
	const refresh = () => {
		void queryClient.invalidateQueries({ queryKey: ['resource'] })
		void queryClient.invalidateQueries(ownReviewQuery(resource_id))
	}
	return {
		saveReview: fromPromise(async ({ input: { draft }, signal }): Promise<SaveVerdict> => {
			try {
				await api.PUT('/user/reviews/{resource_id}', { params, body: draft, signal })
				refresh()
				return { kind: 'saved' }
			} catch (error) {
				const refusal = error instanceof ApiError && refusals[error.status]
				if (!refusal) throw error
				return refusal
			}
		}),
		withdrawReview: fromPromise(async ({ signal }) => {
			await api.DELETE('/user/reviews/{resource_id}', { params, signal })
			refresh()
		}),
	} satisfies ReviewActors
}
