import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed, type Encoding, encodingFor } from './encoding.ts'

/**
 * An answer that is the same for every visitor: its bytes as they are and as they were compressed
 * so far.
 */
export type KeptAnswer = { etag: string; body: Buffer; encoded: Map<Encoding, Buffer> }

/** Bytes from which compressing pays. */
const LEAST = 1024

/** An answer that is about to be kept. */
export const keptAnswer = (text: string): KeptAnswer => {
	const body = Buffer.from(text)
	const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
	return { etag: `W/"${hash}"`, body, encoded: new Map() }
}

/** Compressed with more work when it is asked for again. */
const keptIn = ({ body, encoded }: KeptAnswer, encoding: Encoding): Buffer => {
	const known = encoded.get(encoding) ?? compressed(body, encoding, 'often')
	encoded.set(encoding, known)
	return known
}

const isKnown = (request: FastifyRequest, etag: string) =>
	(request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === etag)

/**
 * Sends an answer compressed as the visitor takes it; 304 when the visitor has it already. `isNew`
 * is what was made for this request.
 */
export const sendKept = (
	request: FastifyRequest,
	reply: FastifyReply,
	{ answer, isNew, type }: { answer: KeptAnswer; isNew: boolean; type: string },
): FastifyReply => {
	reply.header('etag', answer.etag)
	if (isKnown(request, answer.etag)) return reply.code(304).send()
	reply.type(type)
	const effort = isNew ? 'once' : 'often'
	const { length } = answer.body
	const encoding =
		length < LEAST ? null : encodingFor(request.headers['accept-encoding'], effort, length)
	if (!encoding) return reply.send(answer.body)
	reply.header('content-encoding', encoding)
	return reply.send(isNew ? compressed(answer.body, encoding, effort) : keptIn(answer, encoding))
}
