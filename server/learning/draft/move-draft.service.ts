import { wholeContent } from '#domain/learning/draft-content.rules.ts'
import {
	type DraftStatus,
	type Move,
	moveEvents,
	movesFor,
} from '#machines/learning/draft/draft-status.rules.ts'
import {
	findResource,
	lockAddresses,
	offerResource,
	withdrawResource,
} from '#server/catalogue/resource/resource.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { mine, viewOf } from './draft.service.ts'
import { type Draft, findDueDrafts, insertVersion, lockDraft, moveDraft } from './draft.store.ts'
import { contentOf, gapsNow, publicContent } from './draft-content.service.ts'
import { publishDraft } from './publish.service.ts'

/** A decision on a draft that the person saw in a revision. */
export type Decision = {
	move: Move
	revision: number
	/** Why it is returned. */
	note?: string
	/** When it is to be published; ISO 8601. */
	publish_at?: string
}

/** Decisions that nothing incomplete passes. */
const COMPLETE: readonly Move[] = ['submit', 'approve', 'schedule', 'publish']

/** Decisions after which the public resource is all there is. */
const SETTLED: readonly Move[] = ['publish', 'discard']

const requireComplete = async (tx: Db, row: Draft): Promise<void> => {
	const content = await contentOf(tx, row)
	const gaps = await gapsNow(tx, row.resourceId, content)
	if (gaps.length > 0) throw new Problem(409, 'draft-incomplete', gaps.join(', '), { gaps })
}

const requirePublic = async (tx: Db, id: string): Promise<void> => {
	const current = await findResource(tx, id)
	if (!current || current.withdrawnAt) throw new Problem(409, 'draft-not-public')
}

/** The time of a publication to come. @throws Problem 409 publish-time-past */
const timeOf = ({ publish_at: at }: Decision, now: Date): Date => {
	const publishAt = new Date(at ?? Number.NaN)
	if (!(publishAt > now)) throw new Problem(409, 'publish-time-past')
	return publishAt
}

const changeOf = async (tx: Db, row: Draft, decision: Decision, now: Date) => {
	const { move, note = '' } = decision
	if (move === 'schedule') return { publishAt: timeOf(decision, now) }
	if (move === 'unschedule') return { publishAt: null }
	if (move === 'return') return { note: note.trim() }
	if (move === 'revise') return { content: await publicContent(tx, row.resourceId), note: '' }
	return SETTLED.includes(move) ? { content: null, note: '', publishAt: null } : {}
}

/** Does what follows from a decision that was accepted. `row` is as it was before. */
const follow = async (tx: Db, row: Draft, move: Move, now: Date) => {
	const { resourceId: id } = row
	if (move === 'submit')
		await insertVersion(tx, id, { content: wholeContent(row.content!), savedAt: now })
	if (move === 'publish') await publishDraft(tx, row, now)
	if (move === 'withdraw') await withdrawResource(tx, id, now)
	if (move === 'offer') await offerResource(tx, id)
}

const decide = async (
	tx: Db,
	row: Draft,
	decision: Decision,
	by: { id: string | null; now: Date; operation: string },
): Promise<Draft> => {
	const { move } = decision
	const { id: actorId, now, operation } = by
	if (move === 'publish') await lockAddresses(tx)
	if (COMPLETE.includes(move)) await requireComplete(tx, row)
	if (move === 'discard') await requirePublic(tx, row.resourceId)
	const change = await changeOf(tx, row, decision, now)
	const changed = { ...change, changedAt: now }
	const moved = await moveDraft(tx, row.resourceId, { type: moveEvents[move] }, changed)
	if (!moved) throw refusedMove('draft-moved', row.status)
	await follow(tx, row, move, now)
	const stateOf = ({ status, publishAt, title }: Omit<Draft, 'authorId'>) => ({
		title,
		status,
		...(publishAt && { publish_at: publishAt.toISOString() }),
	})
	const act = {
		actorId,
		operation,
		subject: { kind: 'resource', id: row.resourceId },
		before: stateOf(row),
		after: { ...stateOf(moved), ...(moved.note && { note: moved.note }) },
	}
	await recordAct(tx, act, now)
	return { ...moved, authorId: row.authorId }
}

const isAllowed = (status: DraftStatus, move: Move, { roles }: Account): boolean =>
	movesFor(status, roles).includes(move)

/** Statuses in which somebody could take a decision. */
const isKnown = (status: DraftStatus, move: Move): boolean =>
	movesFor(status, ['owner']).includes(move)

/**
 * DSK-07: decides on a resource: hands it in, returns, approves, publishes, withdraws it …
 * @throws Problem 404 not-found; 403 forbidden for a decision of editors; 409 draft-changed if
 * somebody wrote or decided meanwhile, draft-moved with the status, draft-incomplete with what is
 * missing, draft-not-public, publish-time-past
 */
export const moveDraftBy = async (
	{ db, clock }: Deps,
	me: Account,
	id: string,
	decision: Decision,
) => {
	const { move, revision } = decision
	const now = clock()
	return db.transaction(async (tx) => {
		const row = mine(await lockDraft(tx, id), me)
		if (!isKnown(row.status, move)) throw refusedMove('draft-moved', row.status)
		if (!isAllowed(row.status, move, me)) throw new Problem(403, 'forbidden')
		if (row.revision !== revision) throw new Problem(409, 'draft-changed')
		const by = { id: me.id, now, operation: 'moveDraft' }
		return viewOf(tx, await decide(tx, row, decision, by), me)
	})
}

/** Drafts that one run publishes. */
const MOST = 100

const publishOne = ({ db, clock }: Deps, id: string) =>
	db.transaction(async (tx) => {
		const row = await lockDraft(tx, id)
		const now = clock()
		if (row?.status !== 'scheduled' || !(row.publishAt! <= now)) return
		const by = { id: null, now, operation: 'publish-scheduled' }
		await decide(tx, row, { move: 'publish', revision: row.revision }, by)
	})

/**
 * DSK-07: publishes what is scheduled and due; one that cannot be published is logged and tried
 * again.
 */
export const publishDue = async (deps: Deps): Promise<void> => {
	const ids = await findDueDrafts(deps.db, deps.clock(), MOST)
	for (const id of ids)
		await publishOne(deps, id).catch((error: unknown) =>
			deps.log.warn({ code: codeOf(error), resource: id }, 'publish scheduled'),
		)
}
