import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#server/platform/problems/problem.ts'
import type { StoredFile } from '#server/platform/storage/storage.ts'

/** The bytes that a Range header asks for (RFC 9110, 14.2), first and last; null for the whole. */
const rangeOf = (header: string | undefined, size: number): [number, number] | null => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first) return [Math.max(0, size - Number(last)), size - 1]
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  return Number(first) <= end ? [Number(first), end] : null
}

/**
 * Sends a file that only its owner may see, or the part that a player asks for.
 * @throws Problem 404 not-found when there is none
 */
export const sendPrivateFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile | undefined,
) => {
  reply.header('cache-control', 'private, no-store')
  if (!file) throw new Problem(404, 'not-found')
  const { content, contentType } = file
  reply.type(contentType).header('accept-ranges', 'bytes').header('content-disposition', 'inline')
  const range = rangeOf(request.headers.range, content.length)
  if (!range) return reply.send(content)
  const [first, last] = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${content.length}`)
    .send(content.subarray(first, last + 1))
}
