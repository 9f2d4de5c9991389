import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type {
	CameraVerdict,
	UploadVerdict,
	VideoResumeActors,
} from '#machines/jobs/video-resume/video-resume.types.ts'
import { readLength } from './read-length.ts'
import type { Recorder } from './recorder.ts'
import { videoResumeQuery } from './video-resume.queries.ts'

const refusals: Record<string, UploadVerdict> = {
	'file-type-refused': { kind: 'wrongType' },
	'unsupported-type': { kind: 'wrongType' },
	'too-large': { kind: 'tooLarge' },
	'video-too-long': { kind: 'tooLong' },
	'video-unreadable': { kind: 'unreadable' },
	'signed-out': { kind: 'signedOut' },
	'session-expired': { kind: 'signedOut' },
}

const cameraRefusals: Record<string, CameraVerdict> = {
	NotAllowedError: { kind: 'cameraRefused' },
	NotFoundError: { kind: 'cameraMissing' },
}

/** Reads, records, sends and removes a video (PRF-01). */
export const videoResumeActors = (queryClient: QueryClient, recorder: Recorder) =>
	({
		readVideo: fromPromise(async ({ input: { file } }) => ({
			seconds: await readLength(file as File),
		})),
		openCamera: fromPromise(async ({ signal }): Promise<CameraVerdict> => {
			try {
				await recorder.open(signal)
				return { kind: 'opened' }
			} catch (error) {
				const verdict = cameraRefusals[(error as DOMException).name]
				if (!verdict) throw error
				return verdict
			}
		}),
		recordVideo: fromPromise(async ({ signal }) => ({ file: await recorder.record(signal) })),
		uploadVideo: fromPromise(async ({ input: { file }, signal }): Promise<UploadVerdict> => {
			try {
				await api.PUT('/user/video-resume', {
					body: file as never,
					bodySerializer: (body) => body,
					headers: { 'Content-Type': file.type.split(';')[0] },
					signal,
				})
				await queryClient.invalidateQueries({ queryKey: videoResumeQuery.queryKey })
				return { kind: 'kept' }
			} catch (error) {
				const verdict = error instanceof ApiError && refusals[error.code]
				if (!verdict) throw error
				return verdict
			}
		}),
		removeVideo: fromPromise(async ({ signal }) => {
			await api.DELETE('/user/video-resume', { signal })
			await queryClient.invalidateQueries({ queryKey: videoResumeQuery.queryKey })
			return { kind: 'removed' as const }
		}),
	}) satisfies VideoResumeActors
