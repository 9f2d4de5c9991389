import type { FastifyInstance } from 'fastify'
import { compressed, encodingFor } from './encoding.ts'

/**
 * Bytes from which compressing pays, and up to which it is done in one call; what is longer, and
 * streams, are left to @fastify/compress.
 */
const LEAST = 1024
const MOST = 262_144

const isText = (type: unknown) => /json|text|xml|javascript|svg/.test(String(type))

/**
 * Compresses answers that are at hand as a whole: a stream for each of them costs several times as
 * much as the answer itself.
 */
export const compressAnswers = (app: FastifyInstance): void => {
	app.addHook('onSend', async (request, reply, payload) => {
		if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
		const isSettled = reply.hasHeader('content-encoding') || reply.hasHeader('etag')
		if (isSettled || !isText(reply.getHeader('content-type'))) return payload
		const body = Buffer.from(payload as string)
		if (body.length < LEAST || body.length > MOST) return payload
		reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
		const encoding = encodingFor(request.headers['accept-encoding'], 'once', body.length)
		if (!encoding) return payload
		reply.header('content-encoding', encoding).removeHeader('content-length')
		return compressed(body, encoding, 'once')
	})
}
