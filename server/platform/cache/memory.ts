import { createCache } from 'async-cache-dedupe'

/** How long a fact is remembered at most, in seconds: what a lost notice leaves stale ends then. */
const SECONDS = 60
/** Most facts remembered at once. */
const SIZE = 2000

/** Facts of the catalogue that a process remembers for a moment, so that a list does not count the same rows again. */
export type Memory = {
  /** The fact of this key; those who ask together wait for one look, a failure is not remembered. */
  remember: <Fact>(key: string, find: () => Promise<Fact>) => Promise<Fact>
  /** Forgets everything. */
  forget: () => void
}

/** An empty memory; whoever opens it calls `forget` when the database tells of a change. */
export const createMemory = (): Memory => {
  const cache = createCache({
    ttl: SECONDS,
    storage: { type: 'memory', options: { size: SIZE } },
  }).define(
    'fact',
    { serialize: ({ key }: { key: string }) => key },
    ({ find }: { key: string; find: () => Promise<unknown> }) => find(),
  )
  return {
    remember: async (key, find) => (await cache.fact({ key, find })) as never,
    forget: () => void cache.clear(),
  }
}
