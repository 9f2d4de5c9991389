import type { components } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './list-import.store.ts'
import type { ImportedList } from './list-import.tables.ts'

type Schemas = components['schemas']

/** Imports that the desk shows. */
const SHOWN = 20

/** A part of a file of a list; `row` is the line of the file. */
export type FilePart<Row> = { file_name: string; rows: readonly Row[] }

/**
 * 28.3: makes a record of each row of a part of a file, inside the caller's transaction; a row that
 * made one before makes none.
 * @param make returns the id of the record; null where the row is refused
 * @returns how many are new, and the rows that were refused
 * @throws Problem 409 import-undone
 */
export const takeRows = async <Row extends { row: number }>(
	tx: Db,
	of: { id: string; list: ImportedList; now: Date },
	part: FilePart<Row>,
	make: (row: Row) => Promise<string | null>,
): Promise<{ added: number; refused: number[] }> => {
	const { id, list, now } = of
	const held = await store.holdImport(tx, { id, list, fileName: part.file_name, createdAt: now })
	if (held.list !== list) throw new Problem(404, 'not-found')
	if (held.undoneAt) throw new Problem(409, 'import-undone')
	const rows = [...new Map(part.rows.map((one) => [one.row, one])).values()]
	const taken = await store.findTaken(
		tx,
		id,
		rows.map(({ row }) => row),
	)
	const made: { importId: string; row: number; recordId: string }[] = []
	const refused: number[] = []
	for (const one of rows.filter(({ row }) => !taken.has(row))) {
		const recordId = await make(one)
		if (recordId) made.push({ importId: id, row: one.row, recordId })
		else refused.push(one.row)
	}
	await store.insertRows(tx, made)
	return { added: made.length, refused }
}

/** 28.3: the last files of a list. */
export const listImports = async (db: Db, list: ImportedList): Promise<Schemas['ListImports']> => ({
	data: (await store.findImports(db, list, SHOWN)).map(({ one, records }) => ({
		...{ id: one.id, file_name: one.fileName, records },
		created_at: one.createdAt.toISOString(),
		undone_at: one.undoneAt?.toISOString() ?? null,
	})),
})

/**
 * 28.3: deletes the records of a file, inside the caller's transaction; a repeat changes nothing.
 * @param remove deletes the records that may go, and returns their ids
 * @returns `fileName` is null for a repeat
 * @throws Problem 404 not-found
 */
export const undoRows = async (
	tx: Db,
	{ id, list, now }: { id: string; list: ImportedList; now: Date },
	remove: (ids: readonly string[]) => Promise<string[]>,
): Promise<{ removed: number; kept: number; fileName: string | null }> => {
	const held = await store.lockImport(tx, id)
	if (!held || held.list !== list) throw new Problem(404, 'not-found')
	const ids = await store.findRecords(tx, id)
	if (held.undoneAt) return { removed: 0, kept: ids.length, fileName: null }
	const removed = await remove(ids)
	await store.noteUndone(tx, id, { removed, now })
	const kept = ids.length - removed.length
	return { removed: removed.length, kept, fileName: held.fileName }
}
