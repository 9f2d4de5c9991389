import { findCaller } from '#server/people/session/session.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { readWhole } from '#server/platform/storage/read-whole.ts'
import { findFileKeys } from './erase-rows.store.ts'
import { readPersonalRows } from './export.store.ts'

/** Exports of one person in an hour. */
const MOST = 5
const HOUR_MS = 3_600_000

/** A file up to this size is inside the export, in bytes; a larger one is named with its size. */
const INSIDE = 1_000_000

/** Maximum total size of the files inside one export, in bytes. */
const ALL_INSIDE = 10_000_000

/**
 * Returns all data of the session's person as one JSON file (PRI-01), without what others wrote.
 * Returns undefined without a live session.
 * @param refresh the cookie's refresh token
 * @throws Problem 403 view-only for support that looks at the account, 429 too-many-requests
 */
export const exportData = async (deps: Deps, refresh: string | undefined) => {
	const caller = await findCaller(deps, refresh)
	if (!caller) return undefined
	if (caller.isView) throw new Problem(403, 'view-only')
	const who = caller.account
	await takeTry(deps, { name: 'export', subject: who.id, max: MOST, windowMs: HOUR_MS })
	const keys = new Set([
		...(await findFileKeys(deps.db, who)),
		...(await deps.storage.keysOf(who.id)),
	])
	let left = ALL_INSIDE
	const files: Record<string, unknown>[] = []
	for (const key of keys) {
		const file = await deps.storage.open(key)
		if (!file) continue
		const { bytes } = file
		const isInside = bytes <= INSIDE && bytes <= left
		if (isInside) left -= bytes
		files.push({
			name: key.split('/').at(-1),
			content_type: file.contentType,
			bytes,
			content: isInside ? (await readWhole(file)).content.toString('base64') : null,
		})
	}
	const data = await readPersonalRows(deps.db, who)
	return { made_at: deps.clock().toISOString(), data, files }
}
