import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	ResourceEditorActors,
	ResourceEditorVerdict,
	SavedContent,
} from '#machines/learning/draft/resource-editor.types.ts'
import { draftQuery } from './draft.queries.ts'

const verdicts: Record<string, ResourceEditorVerdict> = {
	'second-factor-required': { kind: 'verificationRequired' },
	'draft-moved': { kind: 'moved' },
	'too-large': { kind: 'tooLarge' },
	'invalid-request': { kind: 'invalid' },
	'not-found': { kind: 'gone' },
	forbidden: { kind: 'gone' },
}

/**
 * Saves a draft over the revision that was read, and reads what somebody else saved. Repeating a
 * save whose answer was lost is no conflict.
 */
export const resourceEditorActors = (queryClient: QueryClient, id: string) => {
	const path = { resource_id: id }
	const readOther = async (
		{ content }: SavedContent,
		signal: AbortSignal,
	): Promise<ResourceEditorVerdict> => {
		const { data } = await api.GET('/desk/resources/{resource_id}', { params: { path }, signal })
		const { revision, content: newest, gaps } = data!
		return JSON.stringify(newest) === JSON.stringify(content)
			? { kind: 'saved', revision, gaps }
			: { kind: 'conflict', other: { revision, content: newest } }
	}
	return {
		saveDraft: fromPromise(async ({ input, signal }): Promise<ResourceEditorVerdict> => {
			try {
				const { data } = await api.PUT('/desk/resources/{resource_id}', {
					params: { path },
					body: input,
					signal,
				})
				const { revision, gaps } = data!
				queryClient.setQueryData(
					draftQuery(id).queryKey,
					(known) => known && { ...known, revision, gaps, content: input.content },
				)
				return { kind: 'saved', revision, gaps }
			} catch (error) {
				if (!(error instanceof ApiError)) throw error
				if (error.code === 'draft-changed') return readOther(input, signal)
				if (error.status === 401) return { kind: 'signedOut' }
				const verdict = verdicts[error.code]
				if (verdict) return verdict
				throw error
			}
		}),
	} satisfies ResourceEditorActors
}
