/**
 * Runs `work` over the items, at most `limit` at a time; rejects with the first error after the
 * others have ended.
 */
export const inParallel = async <T>(
	items: readonly T[],
	limit: number,
	work: (item: T) => Promise<void>,
): Promise<void> => {
	const queue = items.values()
	const worker = async () => {
		for (const item of queue) await work(item)
	}
	const ended = await Promise.allSettled(Array.from({ length: limit }, worker))
	const failed = ended.find((result) => result.status === 'rejected')
	if (failed) throw failed.reason
}
