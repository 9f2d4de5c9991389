import * as uuid from 'uuid'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
  decideReports,
  findOpenReports,
  hideComment,
  hidePost,
  type Reason,
  reportComment,
  reportPost,
} from './report.store.ts'
import { takeTurn } from './turns.ts'

/** What moderators have to decide. */
export const listReports = async (db: Db) => ({ data: await findOpenReports(db, {}) })

/**
 * Keeps a report, once a person and thing.
 * @throws Problem 404 not-found, 429 too-many-requests
 */
export const report = async (
  deps: Deps,
  me: string,
  given: { kind: 'post' | 'comment'; subject: string; reason: Reason; words?: string },
): Promise<void> => {
  const { kind, subject, reason, words = '' } = given
  if (kind === 'comment' && !uuid.validate(subject)) throw new Problem(404, 'not-found')
  await takeTurn(deps, 'report', me)
  const keep = kind === 'post' ? reportPost : reportComment
  const now = deps.clock().toISOString()
  const [found] = await keep(deps.db, { me, subject, id: uuid.v7(), reason, words, now })
  if (!found) throw new Problem(404, 'not-found')
}

/**
 * Hides or keeps what a report is about; the author is told of what is hidden.
 * @throws Problem 404 not-found, also where it was decided before
 */
export const decide = async (
  { db, clock }: Deps,
  me: string,
  { id, decision }: { id: string; decision: 'hide' | 'keep' },
): Promise<void> => {
  const now = clock()
  const at = now.toISOString()
  await db.transaction(async (tx) => {
    const [first] = await decideReports(tx, { id, me, decision, now: at })
    if (!first) throw new Problem(404, 'not-found')
    if (decision === 'keep') return
    const { post_id, comment_id } = first
    const [hidden] = comment_id
      ? await hideComment(tx, { id: comment_id, now: at })
      : await hidePost(tx, { id: post_id, now: at })
    if (!hidden) return
    await notify(tx, [hidden.account_id], {
      told: { kind: comment_id ? 'commentHidden' : 'postHidden' },
      route: '/community?type=mine',
      taskId: comment_id ?? post_id,
      now,
    })
  })
}
