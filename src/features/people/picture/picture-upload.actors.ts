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

/** Sends a square and returns what to say then; throws ApiError. */
export type SendPicture = (file: File, signal: AbortSignal) => Promise<string>

/** The form that calls with a picture take. */
export const pictureForm = (body: object): FormData => {
	const form = new FormData()
	for (const [name, value] of Object.entries(body)) form.append(name, value)
	return form
}

const sendOwn =
	(queryClient: QueryClient, path: '/school/upload-logo' | '/user/upload-logo'): SendPicture =>
	async (file, signal) => {
		const body = { acl_permission: 'public-read' as const, file }
		const { data } = await api.POST(path, { body, bodySerializer: pictureForm, signal })
		await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
		return data!.response.message
	}

/**
 * Reads the chosen file, and sends the square that `cropper` has marked (PRF-05): by `send`, or as
 * the picture of the account or its school.
 */
export const pictureUploadActors = (
	queryClient: QueryClient,
	cropper: () => Cropper | null,
	send?: SendPicture,
) =>
	({
		readPicture: fromPromise(async ({ input: { file } }) => ({
			preview: await readAsPicture(file as File),
		})),
		uploadPicture: fromPromise(
			async ({ input: { owner, name }, signal }): Promise<UploadVerdict> => {
				const file = await squareOf(cropper(), name)
				const path = owner === 'school' ? '/school/upload-logo' : '/user/upload-logo'
				try {
					const message = await (send ?? sendOwn(queryClient, path))(file, signal)
					return { kind: 'uploaded', message }
				} catch (error) {
					return refusalOf(error)
				}
			},
		),
	}) satisfies PictureUploadActors
