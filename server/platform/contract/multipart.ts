import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/platform/problems/problem.ts'

/** Largest form with a file, in bytes. */
const LIMIT = 5 * 1024 * 1024

/** Reads multipart forms with the platform's own parser: texts as strings, files as File. */
export const parseMultipart = (app: FastifyInstance) => {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LIMIT },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      try {
        const headers = { 'content-type': request.headers['content-type'] ?? '' }
        return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData())
      } catch {
        throw new Problem(400, 'invalid-request', 'The form cannot be read.')
      }
    },
  )
}
