import { createCache } from 'async-cache-dedupe'

/**
 * How long anything is remembered at most, in seconds: what a lost notice leaves stale ends then.
 */
const SECONDS = 60

/** Cache of public facts in this process, for a short time. */
export type Memory = {
	/**
	 * The fact of this key; those who ask together wait for one look, a failure is not remembered.
	 */
	remember: <Fact>(key: string, find: () => Promise<Fact>) => Promise<Fact>
	/** Forgets everything; what is being looked up at this moment is not remembered either. */
	forget: () => void
}

/**
 * Creates an empty cache; its owner calls `forget` when the database reports a change.
 * @param size maximum number of cached facts; 0 disables the cache
 */
export const createMemory = (size: number): Memory => {
	if (size === 0) return { remember: (_, find) => find(), forget: () => undefined }
	let version = 0
	const cache = createCache({
		ttl: SECONDS,
		storage: { type: 'memory', options: { size } },
	}).define(
		'fact',
		{ serialize: ({ key }: { key: string }) => key },
		({ find }: { key: string; find: () => Promise<unknown> }) => find(),
	)
	return {
		remember: async (key, find) => (await cache.fact({ key: `${version} ${key}`, find })) as never,
		forget: () => {
			version += 1
			cache.clear()
		},
	}
}
