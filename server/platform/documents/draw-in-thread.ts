import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { Problem } from '#server/platform/problems/problem.ts'
import type { Drawing } from './draw-worker.ts'

/** Most documents that wait for a thread; at about 15 ms each. */
const MOST_WAITING = 64

/** Bytes of drawn documents that a process keeps. */
const KEPT_BYTES = 16 * 1024 * 1024

/** How long a thread without work lives, in ms; it holds about 40 MB. */
const IDLE_MS = 30_000

/**
 * Added to a thread's nice value (POSIX): answers and the database come before documents where
 * processors are scarce.
 */
const NICE = 10

const openThreads = () =>
	new Piscina<Drawing, Uint8Array>({
		filename: new URL('./draw-worker.ts', import.meta.url).href,
		minThreads: 0,
		maxThreads: Math.max(1, availableParallelism() - 1),
		idleTimeout: IDLE_MS,
		niceIncrement: NICE,
		// A document too large for a thread ends the thread, not the server.
		resourceLimits: { maxOldGenerationSizeMb: 256 },
	})

let threads: Piscina<Drawing, Uint8Array> | undefined

const draw = async (drawing: Drawing): Promise<Buffer> => {
	threads ??= openThreads()
	if (threads.queueSize >= MOST_WAITING) throw new Problem(503, 'busy')
	const { buffer, byteOffset, byteLength } = await threads.run(drawing)
	return Buffer.from(buffer, byteOffset, byteLength)
}

const kept = new LRUCache<string, Buffer, Drawing>({
	maxSize: KEPT_BYTES,
	sizeCalculation: (file) => Math.max(1, file.byteLength),
	fetchMethod: (_key, _stale, { context }) => draw(context),
})

const keyOf = (drawing: Drawing): string =>
	createHash('sha256').update(JSON.stringify(drawing)).digest('base64url')

/**
 * Makes a function that draws a document in a worker thread, so that requests are answered
 * meanwhile. A document with the same facts is drawn once while it is kept.
 * @param module path below `#server` of the module that draws; only threads load it
 * @param name its function, whose arguments can be cloned and written as JSON
 * @throws Problem 503 busy where too many documents wait
 */
export const drawInThread =
	<Draw extends (...facts: never[]) => Promise<Buffer>>(module: string, name: string) =>
	async (...facts: Parameters<Draw>): Promise<Buffer> => {
		const context: Drawing = { module, name, facts }
		return (await kept.fetch(keyOf(context), { context }))!
	}
