import {
	type PoolOptions,
	type PoolWorker,
	ThreadsPoolWorker,
	type Vitest,
	type WorkerRequest,
} from 'vitest/node'

type Listener = (arg: unknown) => void

/** Runs after which a thread is replaced, so that what its tests leave behind stays little. */
const RUNS = 100

let kept: { thread: ThreadsPoolWorker; runs: number } | undefined

/**
 * A worker that keeps its thread for the next mutant, because importing the server takes most of a
 * mutant's time. Vitest imports the test files again for every run. A mutant of code that runs at
 * import gets a new thread, and so does every mutant if `MUTANT_THREADS` is `fresh`.
 */
const warmWorker = (options: PoolOptions): PoolWorker => {
	const context = options.project.getProvidedContext() as unknown as Record<string, unknown>
	const isFresh = context.mutantActivation === 'static' || process.env.MUTANT_THREADS === 'fresh'
	const isFirst = isFresh || !kept
	const thread = isFirst ? new ThreadsPoolWorker(options) : kept!.thread
	if (!isFresh) kept = { thread, runs: (kept?.runs ?? 0) + 1 }
	const listeners: [string, Listener][] = []
	const isLast = () => isFresh || kept?.thread !== thread || kept.runs >= RUNS
	return {
		name: 'warm',
		on: (event, callback) => {
			listeners.push([event, callback])
			thread.on(event, callback)
		},
		off: (event, callback) => thread.off(event, callback),
		send: (message: WorkerRequest) => {
			if (message.type !== 'stop' || isLast()) return thread.send(message)
			const stopped = { type: 'stopped', __vitest_worker_response__: true }
			for (const [event, callback] of [...listeners]) if (event === 'message') callback(stopped)
		},
		start: async () => {
			if (isFirst) await thread.start()
		},
		stop: async () => {
			for (const [event, callback] of listeners) thread.off(event, callback)
			if (!isLast()) return
			if (kept?.thread === thread) kept = undefined
			await thread.stop()
		},
		deserialize: (data) => data,
	}
}

/** Vite plugin: gives every project of a run the warm worker, whatever pool it names. */
export const warmPool = () => ({
	name: 'warm-pool',
	configureVitest: ({ vitest }: { vitest: Vitest }) => {
		for (const project of vitest.projects)
			Object.assign(project.config, {
				pool: 'warm',
				poolRunner: { name: 'warm', createPoolWorker: warmWorker },
			})
	},
})
