import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import rawBody from 'fastify-raw-body'

/** Largest file in a form, in bytes. */
const FILE_LIMIT = 10 * 1024 * 1024

/**
 * Bodies are JSON; forms with one file become an object of texts and a File. A route with `config.rawBody` keeps the text of its body
 * too: the signature of a webhook covers the bytes, not the meaning.
 */
export const parseBodies = async (app: FastifyInstance): Promise<void> => {
  app.removeContentTypeParser('text/plain')
  await app.register(rawBody, { global: false })
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: FILE_LIMIT, files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
    onFile: async (part) => {
      const content = new Uint8Array(await part.toBuffer())
      Object.assign(part, { value: new File([content], part.filename, { type: part.mimetype }) })
    },
  })
}
