import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Memory } from '#server/platform/cache/memory.ts'
import { keptAnswer, sendKept } from './kept-answer.ts'

/**
 * The serializer of the operation's schema; Reply.serialize does not find it, for the contract
 * names a content type.
 */
const serializer = (reply: FastifyReply): ((answer: unknown) => string) =>
	reply.getSerializationFunction('200', 'application/json') ?? JSON.stringify

/**
 * Answers a visitor from memory, or makes the answer and remembers its bytes; 304 when the visitor
 * has it already.
 * @param maxAge seconds for which a browser need not ask again; four times as long it may show the
 * old answer while it asks
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
		return keptAnswer(serializer(reply)(await make()))
	})
	reply
		.header('cache-control', `public, max-age=${maxAge}, stale-while-revalidate=${4 * maxAge}`)
		.header('vary', 'accept-encoding, authorization')
	return sendKept(request, reply, { answer, isNew, type: 'application/json; charset=utf-8' })
}
