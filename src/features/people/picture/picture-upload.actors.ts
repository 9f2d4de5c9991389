import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	PictureUploadActors,
	UploadVerdict,
} from '#machines/people/picture/picture-upload.types.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { type Cropper, readAsPicture, squareOf } from './picture-file.ts'

const refusals: Record<number, 'refused' | 'tooLarge'> = {
	403: 'refused',
	413: 'tooLarge',
	415: 'refused',
}

const refusalOf = (error: unknown): UploadVerdict => {
	const kind = error instanceof ApiError ? refusals[error.status] : undefined
	if (!kind) throw error
	const { response } = (error as ApiError).problem as { response?: { message?: string } }
	return { kind, message: response?.message ?? null }
}

/** The form that both calls take. */
const bodySerializer = (body: { file: unknown; acl_permission: string }): FormData => {
	const form = new FormData()
	form.append('acl_permission', body.acl_permission)
	form.append('file', body.file as File)
	return form
}

/**
 * Reads the chosen file, and sends the square that `cropper` has marked (PRF-05); invalidates
 * account and school.
 */
export const pictureUploadActors = (queryClient: QueryClient, cropper: () => Cropper | null) =>
	({
		readPicture: fromPromise(async ({ input: { file } }) => ({
			preview: await readAsPicture(file as File),
		})),
		uploadPicture: fromPromise(
			async ({ input: { owner, name }, signal }): Promise<UploadVerdict> => {
				const file = await squareOf(cropper(), name)
				const body = { file, acl_permission: 'public-read' as const }
				try {
					const path = owner === 'school' ? '/school/upload-logo' : '/user/upload-logo'
					const { data } = await api.POST(path, { body, bodySerializer, signal })
					await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
					return { kind: 'uploaded', message: data!.response.message }
				} catch (error) {
					return refusalOf(error)
				}
			},
		),
	}) satisfies PictureUploadActors
