import type { FastifyReply } from 'fastify'

/** The media type of Server-Sent Events. */
export const EVENT_STREAM = 'text/event-stream'

/** Returns true if an answer stays open and tells of changes. */
export const isEventStream = (reply: FastifyReply): boolean =>
	String(reply.getHeader('content-type')).startsWith(EVENT_STREAM)
