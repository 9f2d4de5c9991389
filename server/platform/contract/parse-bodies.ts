import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import rawBody from 'fastify-raw-body'
import { forgetUploads, keepUpload } from './keep-upload.ts'

/** Largest file in a form, in bytes. */
const FILE_LIMIT = 10 * 1024 * 1024

/**
 * Bodies are JSON; forms with one file become an object of texts
 * and an Upload in the folder. A route with `config.rawBody` keeps the text of its body
 * too: the signature of a webhook covers the bytes, not the meaning.
 */
export const parseBodies = async (app: FastifyInstance, folder: string): Promise<void> => {
	forgetUploads(app)
	app.removeContentTypeParser('text/plain')
	await app.register(rawBody, { global: false })
	await app.register(multipart, {
		attachFieldsToBody: 'keyValues',
		limits: { fileSize: FILE_LIMIT, files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
		async onFile(this: FastifyRequest, part: MultipartFile) {
			const value = await keepUpload(this, part.file, { folder, name: part.filename ?? '' })
			Object.assign(part, { value })
		},
	})
}
