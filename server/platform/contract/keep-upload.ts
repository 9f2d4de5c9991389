import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { receiveUpload, type Upload } from '#server/platform/storage/upload.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** Files that came with the request, on the disk until it ends. */
		uploads: Upload[] | null
	}
}

/** Deletes the files of a request when it is answered or given up. */
export const forgetUploads = (app: FastifyInstance): void => {
	app.decorateRequest('uploads', null)
	const forget = async ({ uploads }: FastifyRequest) => {
		for (const upload of uploads ?? []) await upload.remove()
	}
	app.addHook('onResponse', forget)
	// A caller who goes away before the answer gets no 'onResponse'.
	app.addHook('preHandler', async (request, reply) => {
		if (request.uploads) reply.raw.once('close', () => void forget(request))
	})
}

/**
 * Writes a file that comes with a request to the disk, where it is until the request is answered.
 */
export const keepUpload = async (
	request: FastifyRequest,
	arriving: Readable,
	asked: Parameters<typeof receiveUpload>[1],
): Promise<Upload> => {
	const upload = await receiveUpload(arriving, asked)
	request.uploads = [...(request.uploads ?? []), upload]
	return upload
}
