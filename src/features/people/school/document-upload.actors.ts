import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	DocumentUploadActors,
	DocumentVerdict,
} from '#machines/school/school-document/document-upload.types.ts'
import { accountQuery } from '#processes/session/session.queries.ts'

const verdicts: Record<string, DocumentVerdict> = {
	'too-large': { kind: 'tooLarge' },
	'file-type-refused': { kind: 'wrongType' },
	'too-many-documents': { kind: 'tooMany' },
	'school-verified': { kind: 'verified' },
}

const verdictOf = (error: unknown): DocumentVerdict => {
	if (!(error instanceof ApiError)) throw error
	const verdict = error.status === 401 ? { kind: 'signedOut' as const } : verdicts[error.code]
	if (!verdict) throw error
	return verdict
}

const bodySerializer = (body: { file: unknown }): FormData => {
	const form = new FormData()
	form.append('file', body.file as File)
	return form
}

/**
 * Sends documents of the school and invalidates account and list; `fileOf` finds the chosen file of
 * an id.
 */
export const documentUploadActors = (
	queryClient: QueryClient,
	fileOf: (id: string) => File | undefined,
) =>
	({
		sendDocument: fromPromise(async ({ input: { document }, signal }): Promise<DocumentVerdict> => {
			const params = { path: { id: document.id } }
			const body = { file: fileOf(document.id) }
			try {
				await api.PUT('/school/documents/{id}', { params, body, bodySerializer, signal })
			} catch (error) {
				return verdictOf(error)
			}
			void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
			void queryClient.invalidateQueries({ queryKey: ['mine', 'school'] })
			return { kind: 'kept' }
		}),
	}) satisfies DocumentUploadActors
