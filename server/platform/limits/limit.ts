import { createHash } from 'node:crypto'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { countPoints } from './limit.store.ts'

/**
 * Takes one (or `points`) of `max` tries that `subject` has in a window, shared by all servers. The
 * subject (an address of a person, say) is stored as a hash only.
 * @throws Problem 429 too-many-requests, with `retry_after` in seconds
 */
export const takeTry = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	limit: { name: string; subject: string; max: number; windowMs: number; points?: number },
): Promise<void> => {
	const hash = createHash('sha256').update(limit.subject).digest('base64url')
	const { points, leftMs } = await countPoints(deps.db, {
		key: `${limit.name}:${hash}`,
		points: limit.points ?? 1,
		windowMs: limit.windowMs,
		now: deps.clock(),
	})
	if (points > limit.max)
		throw new Problem(429, 'too-many-requests', undefined, {
			retry_after: Math.ceil(leftMs / 1000),
		})
}
