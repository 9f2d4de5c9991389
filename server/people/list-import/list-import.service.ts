import { type FileList, mayFill, readCells } from '#domain/people/list-file.rules.ts'
import type { FilePart, ListImports, TakenRows, UndoneImport } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AnyFilledList } from '#server/platform/filled-list.ts'
import { indiaDayOf } from '#server/platform/india-days.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './list-import.store.ts'

/** Imports that the desk shows. */
const SHOWN = 20

/** @throws Problem 404 not-found for a list that is not the caller's to write */
const requireList = (
	lists: readonly AnyFilledList[],
	me: Account,
	name: FileList | undefined,
): AnyFilledList => {
	const list = lists.find((one) => one.name === name)
	if (!list || !mayFill(list.name, me.roles)) throw new Problem(404, 'not-found')
	return list
}

/** Makes a record of each line that has none, and returns the lines that are left out. */
const takeLines = async (
	tx: Db,
	{ id, list, ...of }: { id: string; list: AnyFilledList; deps: Deps; now: Date },
	rows: FilePart['rows'],
): Promise<TakenRows> => {
	const lines = [...new Map(rows.map((one) => [one.row, one])).values()]
	const taken = await store.findTaken(
		tx,
		id,
		lines.map(({ row }) => row),
	)
	const made: store.MadeRow[] = []
	const faults: TakenRows['faults'] = []
	const ids = new Set((await store.findMade(tx, id)).map(({ recordId }) => recordId))
	const today = indiaDayOf(of.now)
	for (const { row, cells } of lines.filter((one) => !taken.has(one.row))) {
		const line = readCells(list.file, cells, today)
		const one = 'reason' in line ? line : await list.take(tx, line, { ...of, made: ids })
		if ('recordId' in one) {
			made.push({ importId: id, row, recordId: one.recordId, change: one.change ?? null })
			ids.add(one.recordId)
		} else faults.push({ row, ...(one as Omit<(typeof faults)[number], 'row'>) })
	}
	await store.insertRows(tx, made)
	return { added: made.length, faults }
}

/**
 * 28.3: makes a record of each line of a part of a file; a line that made one before makes none.
 * @throws Problem 404 not-found, 409 import-undone
 */
export const importRows = async (
	deps: Deps,
	lists: readonly AnyFilledList[],
	me: Account,
	{ id, part }: { id: string; part: FilePart },
): Promise<TakenRows> => {
	const list = requireList(lists, me, part.list)
	const now = deps.clock()
	const taken = await deps.db.transaction(async (tx) => {
		await list.hold?.(tx)
		const row = { id, list: list.name, fileName: part.file_name, createdAt: now }
		const held = await store.holdImport(tx, row)
		if (held.list !== list.name) throw new Problem(404, 'not-found')
		if (held.undoneAt) throw new Problem(409, 'import-undone')
		const answer = await takeLines(tx, { id, list, deps, now }, part.rows)
		const act = { operation: 'importRows', subject: { kind: 'list-import', id } }
		const after = { list: list.name, file: part.file_name, rows: answer.added }
		await recordAct(tx, { actorId: me.id, ...act, before: {}, after }, now)
		return answer
	})
	list.settle?.(deps)
	return taken
}

/** 28.3: the last files of a list. @throws Problem 404 not-found */
export const listImports = async (
	{ db }: Pick<Deps, 'db'>,
	lists: readonly AnyFilledList[],
	me: Account,
	name: FileList,
): Promise<ListImports> => ({
	data: (await store.findImports(db, requireList(lists, me, name).name, SHOWN)).map(
		({ one, records }) => ({
			...{ id: one.id, file_name: one.fileName, records },
			created_at: one.createdAt.toISOString(),
			undone_at: one.undoneAt?.toISOString() ?? null,
		}),
	),
})

/**
 * 28.3: undoes a file: records that it made are deleted unless they are in use, words that it
 * replaced come back unless somebody wrote them since. A repeat changes nothing.
 * @throws Problem 404 not-found
 */
export const undoImport = async (
	deps: Deps,
	lists: readonly AnyFilledList[],
	me: Account,
	id: string,
): Promise<UndoneImport> => {
	const known = await store.findImport(deps.db, id)
	const list = requireList(lists, me, known?.list)
	const now = deps.clock()
	const undone = await deps.db.transaction(async (tx) => {
		await list.hold?.(tx)
		const held = (await store.lockImport(tx, id))!
		const made = await store.findMade(tx, id)
		const ids = new Set(made.map(({ recordId }) => recordId))
		if (held.undoneAt) return { removed: 0, kept: ids.size }
		const removed = await list.undo(tx, made, { now })
		await store.noteUndone(tx, id, { removed, now })
		const states = { removed: removed.length, kept: ids.size - removed.length }
		const act = { operation: 'undoImport', subject: { kind: 'list-import', id } }
		const before = { list: list.name, file: held.fileName }
		await recordAct(tx, { actorId: me.id, ...act, before, after: states }, now)
		return states
	})
	list.settle?.(deps)
	return undone
}
