import type { RefObject } from 'react'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { partCount, partRange } from '#domain/learning/media.rules.ts'
import type { UploadActors } from '#machines/learning/media/upload.types.ts'
import type { Media } from '#openapi/v1.gen.ts'

type Refusal = { kind: 'refused' | 'gone' | 'verificationRequired' }

const refusals: Record<string, Refusal['kind']> = {
	'file-refused': 'refused',
	'file-type-refused': 'refused',
	'not-found': 'gone',
	'second-factor-required': 'verificationRequired',
}

const refusalOf = (error: unknown): Refusal => {
	const kind = error instanceof ApiError ? refusals[error.code] : undefined
	if (!kind) throw error
	return { kind }
}

const asForm = ({ file }: { file: unknown }): FormData => {
	const form = new FormData()
	form.append('file', file as Blob, 'part')
	return form
}

const begin = async (file: File, id: string | null, signal: AbortSignal): Promise<Media> => {
	if (id !== null) {
		const params = { path: { media_id: id } }
		return (await api.GET('/desk/media/{media_id}', { params, signal })).data!
	}
	const body = { name: file.name, bytes: file.size }
	return (await api.POST('/desk/media', { body, signal })).data!
}

/** The calls of an upload; the chosen file is read part by part. */
export const uploadActors = (chosen: RefObject<File | null>): UploadActors => ({
	beginUpload: fromPromise(async ({ input, signal }) => {
		try {
			const { id, parts, bytes, status } = await begin(chosen.current!, input.id, signal)
			if (status === 'refused') return { kind: 'refused' }
			const total = partCount(bytes)
			// The answer to the last part is the verdict: it is asked for where it is missing.
			return {
				kind: 'begun',
				id,
				sent: status === 'ready' ? total : Math.min(parts, total - 1),
				total,
			}
		} catch (error) {
			return refusalOf(error)
		}
	}),
	sendPart: fromPromise(async ({ input: { id, number }, signal }) => {
		const file = chosen.current!
		const { from, to } = partRange(file.size, number)
		try {
			const { data } = await api.PUT('/desk/media/{media_id}/parts/{number}', {
				params: { path: { media_id: id, number } },
				body: { file: file.slice(from, to) as never },
				bodySerializer: asForm,
				signal,
			})
			return { kind: 'sent', sent: data!.parts }
		} catch (error) {
			return refusalOf(error)
		}
	}),
})
