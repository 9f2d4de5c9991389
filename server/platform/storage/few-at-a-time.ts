/**
 * Runs work in the order it comes, at most `most` at the same time; a failure is its caller's
 * alone.
 */
export const fewAtATime = (most: number) => {
	const waiting: (() => void)[] = []
	let running = 0
	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
		else running += 1
		try {
			return await work()
		} finally {
			// The next one takes this place.
			const next = waiting.shift()
			if (next) next()
			else running -= 1
		}
	}
}
