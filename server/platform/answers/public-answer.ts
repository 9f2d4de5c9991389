import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed, type Encoding, encodingFor } from '#server/platform/answers/encoding.ts'
import type { Memory } from '#server/platform/cache/memory.ts'

/** An answer that is the same for every visitor: its bytes as they are and as they were compressed so far. */
type PublicAnswer = { etag: string; body: Buffer; encoded: Map<Encoding, Buffer> }

/** Bytes from which compressing pays. */
const LEAST = 1024

const answerOf = (text: string): PublicAnswer => {
  const body = Buffer.from(text)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { etag: `W/"${hash}"`, body, encoded: new Map() }
}

/** Compressed with more work when it is asked for again. */
const keptIn = ({ body, encoded }: PublicAnswer, encoding: Encoding): Buffer => {
  const known = encoded.get(encoding) ?? compressed(body, encoding, 'often')
  encoded.set(encoding, known)
  return known
}

/** The serializer of the operation's schema; Reply.serialize does not find it, for the contract names a content type. */
const serializer = (reply: FastifyReply): ((answer: unknown) => string) =>
  reply.getSerializationFunction('200', 'application/json') ?? JSON.stringify

const isKnown = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === etag)

/**
 * Answers a visitor from memory, or makes the answer and remembers its bytes; 304 when the visitor has it already.
 * @param maxAge seconds for which a browser need not ask again; four times as long it may show the old answer while it asks
 */
export const sendPublic = async (
  request: FastifyRequest,
  reply: FastifyReply,
  {
    memory,
    key,
    maxAge,
    make,
  }: { memory: Memory; key: string; maxAge: number; make: () => Promise<unknown> },
): Promise<FastifyReply> => {
  let isNew = false
  const answer = await memory.remember(key, async () => {
    isNew = true
    return answerOf(serializer(reply)(await make()))
  })
  reply
    .header('cache-control', `public, max-age=${maxAge}, stale-while-revalidate=${4 * maxAge}`)
    .header('vary', 'accept-encoding, authorization')
    .header('etag', answer.etag)
  if (isKnown(request, answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const effort = isNew ? 'once' : 'often'
  const encoding =
    answer.body.length < LEAST ? null : encodingFor(request.headers['accept-encoding'], effort)
  if (!encoding) return reply.send(answer.body)
  reply.header('content-encoding', encoding)
  return reply.send(isNew ? compressed(answer.body, encoding, effort) : keptIn(answer, encoding))
}
