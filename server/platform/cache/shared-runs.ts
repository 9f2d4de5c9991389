type Lane = { running: Promise<unknown>; next: Promise<unknown> | null }

/** Runs a read for those who ask for the same; `key` says what is asked. */
export type SharedRuns = <Answer>(key: string, read: () => Promise<Answer>) => Promise<Answer>

/**
 * Costly reads run once at a time for each key. A question that comes while one runs waits for the
 * next run, which all such questions share: it begins after they were asked, so that its answer has
 * everything that was committed before. Nothing is remembered.
 */
export const createSharedRuns = (): SharedRuns => {
	const lanes = new Map<string, Lane>()
	const begin = <Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> => {
		const running = read()
		const lane: Lane = { running, next: null }
		lanes.set(key, lane)
		const end = () => {
			if (!lane.next) lanes.delete(key)
		}
		running.then(end, end)
		return running
	}
	return <Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> => {
		const lane = lanes.get(key)
		if (!lane) return begin(key, read)
		const beginNext = () => begin(key, read)
		lane.next ??= lane.running.then(beginNext, beginNext)
		return lane.next as Promise<Answer>
	}
}
