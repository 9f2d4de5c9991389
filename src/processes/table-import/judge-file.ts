import type { Judged } from '#machines/kit/table-file.ts'

/**
 * Reads a file in a worker, so that the page stays alive; ends it when `signal` aborts.
 * @param start makes the worker, which answers a file's content with its {@link Judged}
 */
export const judgeFile = async <Verdict extends Judged<unknown>>(
	start: () => Worker,
	file: File,
	signal: AbortSignal,
): Promise<Verdict | { fault: 'unreadable'; found: string[] }> => {
	const unreadable = { fault: 'unreadable' as const, found: [] }
	const content = await file.arrayBuffer().catch(() => null)
	if (!content) return unreadable
	const worker = start()
	try {
		return await new Promise<Verdict | typeof unreadable>((resolve, reject) => {
			worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data)
			worker.onerror = () => resolve(unreadable)
			signal.addEventListener('abort', () => reject(signal.reason))
			worker.postMessage(content, [content])
		})
	} finally {
		worker.terminate()
	}
}
