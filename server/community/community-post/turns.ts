import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'

const HOUR_MS = 3_600_000

/** How often a person may do each thing in an hour. */
const MOST = { post: 20, comment: 60, picture: 40, report: 30 } as const

/**
 * Counts what a person writes.
 * @throws Problem 429 too-many-requests
 */
export const takeTurn = (
	deps: Pick<Deps, 'db' | 'clock'>,
	kind: keyof typeof MOST,
	accountId: string,
): Promise<void> =>
	takeTry(deps, {
		name: `community-${kind}`,
		subject: accountId,
		max: MOST[kind],
		windowMs: HOUR_MS,
	})
