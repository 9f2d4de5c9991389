import { Readable } from 'node:stream'
import { Problem } from '#server/platform/problems/problem.ts'

/** A comment is sent so often, in ms, so that no proxy takes a stream for dead. */
const HEARTBEAT_MS = 20_000

/**
 * A stream ends after so long, in ms: who follows it comes again with an access token that is still
 * good.
 */
const LIFE_MS = 600_000

/**
 * Bytes of Server-Sent Events that mean nothing
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 */
const COMMENT = ':\n\n'

/** Open answers that receive events; each belongs to a key, such as an account. */
export type Streams = {
	/**
	 * Opens a stream.
	 * @throws Problem 429 too-many-requests for more streams of the key than one needs, 503 busy for
	 * more than this process holds
	 */
	open: (key: string, session?: string | null) => Stream
	/** The keys that have streams in this process. */
	keys: () => string[]
	/** Sends an event to the streams of a key, unless it equals the last one sent. */
	tell: (key: string, event: string) => void
	/** Ends the streams that a session opened. */
	end: (session: string) => void
	/** Ends every stream and opens no more of them. */
	close: () => void
}

/** One answer; `tell` sends an event, or a comment where it is what is known already. */
export type Stream = { answer: Readable; begin: (event: string, known: boolean) => void }

type Open = { answer: Readable; last: string; session: string | null }

/**
 * Streams in memory, bounded for each key and in all; no connection to the database is held for
 * one.
 */
export const createStreams = (
	{ perKey, most }: { perKey: number; most: number } = { perKey: 10, most: 2000 },
): Streams => {
	const open = new Map<string, Set<Open>>()
	let count = 0
	let isClosed = false
	const all = () => [...open.values()].flatMap((streams) => [...streams])
	const heartbeat = setInterval(() => {
		for (const { answer } of all()) answer.push(COMMENT)
	}, HEARTBEAT_MS)
	heartbeat.unref()

	const remember = (key: string, stream: Open) => {
		const streams = open.get(key) ?? new Set()
		open.set(key, streams.add(stream))
		count += 1
		const end = setTimeout(() => stream.answer.push(null), LIFE_MS)
		end.unref()
		stream.answer.once('close', () => {
			clearTimeout(end)
			streams.delete(stream)
			count -= 1
			if (streams.size === 0) open.delete(key)
		})
	}

	return {
		open: (key, session = null) => {
			if (isClosed || count >= most) throw new Problem(503, 'busy')
			if ((open.get(key)?.size ?? 0) >= perKey) throw new Problem(429, 'too-many-requests')
			const stream: Open = { answer: new Readable({ read: () => undefined }), last: '', session }
			remember(key, stream)
			return {
				answer: stream.answer,
				begin: (event, known) => {
					stream.last = event
					stream.answer.push(known ? COMMENT : event)
				},
			}
		},
		keys: () => [...open.keys()],
		tell: (key, event) => {
			for (const stream of open.get(key) ?? []) {
				if (stream.last !== event) stream.answer.push(event)
				stream.last = event
			}
		},
		end: (session) => {
			for (const stream of all()) if (stream.session === session) stream.answer.push(null)
		},
		close: () => {
			isClosed = true
			clearInterval(heartbeat)
			for (const { answer } of all()) answer.push(null)
		},
	}
}
