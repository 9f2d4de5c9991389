import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { eraseRows, findFileKeys, findReviewed } from './erase-rows.store.ts'
import { claimErasure, delayErasure, findUnsettled, moveErasure } from './erasure.store.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Between the two passes: what was being written while the first one ran is found by the second.
 */
const SECOND_PASS_MS = 10 * 60_000

/** Accounts erased in one run. */
const MOST = 20

/** Takes an account's review of a resource back; the mean follows. */
type WithdrawReview = (tx: Db, accountId: string, resourceId: string) => Promise<void>

/**
 * One pass over an account; its id and whether it is the last, null for one that has to wait,
 * undefined when none is due.
 */
const passOne = (deps: Deps, withdrawReview: WithdrawReview, now: Date) =>
	deps.db.transaction(async (tx) => {
		const claimed = await claimErasure(tx, now)
		if (!claimed) return undefined
		const { erasure, who } = claimed
		const isLast = erasure.status === 'emptied'
		if (!isLast && Object.values(await findUnsettled(tx, who.id)).includes(true)) {
			await delayErasure(tx, who.id, new Date(now.getTime() + DAY_MS))
			return null
		}
		const files = [...new Set([...erasure.files, ...(await findFileKeys(tx, who))])]
		for (const resourceId of await findReviewed(tx, who.id))
			await withdrawReview(tx, who.id, resourceId)
		if (!isLast) await deps.mails.forget(tx, who.email)
		await eraseRows(tx, who)
		const dueAt = new Date(now.getTime() + SECOND_PASS_MS)
		await moveErasure(tx, who.id, { type: 'account.emptied' }, { files, dueAt })
		return { accountId: who.id, isLast, files }
	})

/**
 * Erases the accounts whose time has come (PRI-01): all rows in one transaction, then their files,
 * and ten minutes later both once more. A process that dies in between leaves an account that is
 * due again; two processes never have the same one. An account with an open order or refund waits a
 * day more.
 * @returns how many passes were made
 */
export const eraseDue = async (deps: Deps, withdrawReview: WithdrawReview): Promise<number> => {
	let passes = 0
	while (passes < MOST) {
		const pass = await passOne(deps, withdrawReview, deps.clock())
		if (pass === undefined) return passes
		passes += 1
		if (pass === null) continue
		try {
			const stored = await deps.storage.keysOf(pass.accountId)
			for (const key of new Set([...pass.files, ...stored])) await deps.storage.delete(key)
			if (pass.isLast)
				await moveErasure(
					deps.db,
					pass.accountId,
					{ type: 'files.deleted' },
					{ files: [], doneAt: deps.clock() },
				)
		} catch (error) {
			deps.log.warn({ account: pass.accountId, code: codeOf(error) }, 'files of an erased account')
		}
	}
	return passes
}
