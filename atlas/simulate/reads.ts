/** Values that were read, by path: `context.draft.name` and its value. */
export type Reads = Map<string, unknown>

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' &&
	value !== null &&
	!Object.isFrozen(value) &&
	[Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * The same value, noting in `reads` what is read of it. Lists and everything that is no plain
 * object count as read whole; of what is read further, only the inner part stays.
 */
export const watched = <Value>(reads: Reads, path: string, value: Value): Value => {
	if (!isRecord(value)) {
		reads.set(path, value)
		return value
	}
	return new Proxy(value, {
		get: (target, key) => {
			const inner: unknown = Reflect.get(target, key)
			if (typeof key !== 'string') return inner
			reads.delete(path)
			const here = `${path}.${key}`
			if (isRecord(inner)) reads.set(here, inner)
			return watched(reads, here, inner)
		},
		ownKeys: (target) => {
			reads.set(path, target)
			return Reflect.ownKeys(target)
		},
	}) as Value
}
