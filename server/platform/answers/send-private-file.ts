import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#server/platform/problems/problem.ts'
import type { OpenFile, StoredFile } from '#server/platform/storage/storage.ts'

/** The bytes that a Range header asks for (RFC 9110, 14.2), first and last; null for the whole. */
const rangeOf = (header: string | undefined, size: number): [number, number] | null => {
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
	if (!first && !last) return null
	if (!first) return [Math.max(0, size - Number(last)), size - 1]
	const end = last ? Math.min(Number(last), size - 1) : size - 1
	return Number(first) <= end ? [Number(first), end] : null
}

/** A file that is in memory, drawn for this answer. */
const openBuffer = ({ content, contentType }: StoredFile) => ({
	contentType,
	bytes: content.length,
	read: (first = 0, last = content.length - 1) => content.subarray(first, last + 1),
})

/**
 * Sends a file that only its owner may see, or the part that a player asks for.
 * @throws Problem 404 not-found when there is none
 */
export const sendPrivateFile = (
	request: FastifyRequest,
	reply: FastifyReply,
	file: OpenFile | StoredFile | undefined,
) => {
	reply.header('cache-control', 'private, no-store')
	if (!file) throw new Problem(404, 'not-found')
	const { bytes, read } = 'read' in file ? file : openBuffer(file)
	reply
		.type(file.contentType)
		.header('accept-ranges', 'bytes')
		.header('content-disposition', 'inline')
	const range = rangeOf(request.headers.range, bytes)
	if (!range) return reply.header('content-length', bytes).send(read())
	const [first, last] = range
	return reply
		.code(206)
		.header('content-range', `bytes ${first}-${last}/${bytes}`)
		.header('content-length', last + 1 - first)
		.send(read(first, last))
}
