import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MOST_BYTES, videoTypes } from '#domain/jobs/video-resume.rules.ts'
import { keepUpload } from '#server/platform/contract/keep-upload.ts'
import { Problem } from '#server/platform/problems/problem.ts'

const refuseLarge = (bytes: number) => {
	if (bytes > MOST_BYTES) throw new Problem(413, 'too-large')
}

/**
 * Videos arrive on the disk; the body is an Upload.
 * @throws Problem 413 too-large, as soon as one is
 */
export const passVideos = (app: FastifyInstance, folder: string): void => {
	app.addContentTypeParser([...videoTypes], (request: FastifyRequest, payload: Readable) =>
		keepUpload(request, payload, { folder, name: 'video', check: refuseLarge }),
	)
}
