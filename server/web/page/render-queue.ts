import pLimit from 'p-limit'
import { Problem } from '#server/platform/problems/problem.ts'

/** Pages rendered at the same time: enough to use the thread while others wait for the database. */
const AT_A_TIME = 8

/** Most pages that wait; at 8 ms each the last one waits about half a second. */
const MOST_WAITING = 64

/** Bounds how many pages a process renders, in the order in which they were asked for. */
export type RenderQueue = {
	/** Returns true if a page that is asked for now has to wait. */
	isBusy: () => boolean
	/** Renders when it is its turn. @throws Problem 503 busy where too many wait */
	run: <Page>(render: () => Promise<Page>) => Promise<Page>
}

/** An empty queue. */
export const createRenderQueue = (): RenderQueue => {
	const limit = pLimit(AT_A_TIME)
	return {
		isBusy: () => limit.activeCount >= AT_A_TIME,
		run: async (render) => {
			if (limit.pendingCount >= MOST_WAITING) throw new Problem(503, 'busy')
			return limit(render)
		},
	}
}
