import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './mark.store.ts'

type Mark = Pick<store.Mark, 'slug' | 'mark'>

const likesOf = ([row]: { likes: number }[]) => {
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/**
 * Likes or saves a post, once a person; how many like it.
 * @throws Problem 404 not-found
 */
export const putMark = async ({ db, clock }: Deps, me: string, mark: Mark) =>
	likesOf(await store.putMark(db, { ...mark, me, now: clock().toISOString() }))

/**
 * Takes a like or a save back; how many like the post.
 * @throws Problem 404 not-found
 */
export const takeMark = async ({ db }: Deps, me: string, mark: Mark) =>
	likesOf(await store.takeMark(db, { ...mark, me }))
