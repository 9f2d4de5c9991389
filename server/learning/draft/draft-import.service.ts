import { v7 } from 'uuid'
import type { ResourceImports, ResourceRow } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './draft-import.store.ts'
import { emptyContent } from './draft-row.rules.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

const SHOWN = 20

const draftOf = ({ row: _, ...given }: ResourceRow, now: Date) => {
	const { title, course_type: courseType, language: typed } = given
	const language = typed || 'English'
	const content = { ...emptyContent({ title, courseType, language }), ...given, language }
	return { resourceId: v7(), title, courseType, content, changedAt: now }
}

/**
 * 28.3: makes a draft of each row of a part of a file; a row that was taken before makes none.
 * @returns how many are new
 * @throws Problem 409 import-undone
 */
export const importResources = async (
	{ db, clock }: Needs,
	me: Account,
	id: string,
	{ file_name: fileName, rows }: { file_name: string; rows: readonly ResourceRow[] },
): Promise<{ added: number }> =>
	db.transaction(async (tx) => {
		const now = clock()
		const held = await store.holdImport(tx, { id, fileName, createdAt: now })
		if (held.undoneAt) throw new Problem(409, 'import-undone')
		const taken = await store.findTaken(
			tx,
			id,
			rows.map(({ row }) => row),
		)
		const fresh = [...new Map(rows.map((one) => [one.row, one])).values()]
			.filter(({ row }) => !taken.has(row))
			.map((one) => ({ row: one.row, draft: draftOf(one, now) }))
		await store.insertImported(tx, { importId: id, accountId: me.id }, fresh)
		const act = { operation: 'importResources', subject: { kind: 'draft-import', id } }
		const after = { file: fileName, drafts: fresh.length }
		await recordAct(tx, { actorId: me.id, ...act, before: {}, after }, now)
		return { added: fresh.length }
	})

/** 28.3: the last files of resources. */
export const listResourceImports = async (db: Db): Promise<ResourceImports> => ({
	data: (await store.listImports(db, SHOWN)).map(({ one, added }) => ({
		...{ id: one.id, file_name: one.fileName, drafts: added },
		created_at: one.createdAt.toISOString(),
		undone_at: one.undoneAt?.toISOString() ?? null,
	})),
})

/**
 * 28.3: deletes the drafts of a file as one; those that somebody has changed or handed in since
 * stay. A repeat changes nothing.
 * @throws Problem 404 not-found
 */
export const undoResourceImport = async (
	{ db, clock }: Needs,
	me: Account,
	id: string,
): Promise<{ removed: number; kept: number }> =>
	db.transaction(async (tx) => {
		const held = await store.lockImport(tx, id)
		if (!held) throw new Problem(404, 'not-found')
		const now = clock()
		const done = await store.undoImported(tx, id, held.undoneAt ?? now)
		if (!held.undoneAt) {
			const act = { operation: 'undoResourceImport', subject: { kind: 'draft-import', id } }
			const before = { file: held.fileName }
			await recordAct(tx, { actorId: me.id, ...act, before, after: done }, now)
		}
		return done
	})
