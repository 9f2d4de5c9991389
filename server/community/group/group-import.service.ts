import type { components } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import {
	type FilePart,
	listImports,
	takeRows,
	undoRows,
} from '#server/people/list-import/list-import.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { columnsOf } from './desk-group.service.ts'
import { deleteEmpty, hasName, insertGroup, lockNames } from './desk-group.store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type GroupRow = { row: number; terms: components['schemas']['GroupTerms'] }

/**
 * 28.3: makes a group of each row of a part of a file; a name that another group has is refused.
 * @throws Problem 409 import-undone
 */
export const importGroups = (
	{ db, clock }: Needs,
	me: Account,
	id: string,
	part: FilePart<GroupRow>,
) =>
	db.transaction(async (tx) => {
		const now = clock()
		await lockNames(tx)
		const taken = await takeRows(tx, { id, list: 'groups', now }, part, async ({ terms }) => {
			const columns = columnsOf(terms)
			if (await hasName(tx, columns.name)) return null
			return (await insertGroup(tx, { ...columns, createdAt: now })).id
		})
		const act = { operation: 'importGroups', subject: { kind: 'list-import', id } }
		const after = { file: part.file_name, groups: taken.added }
		await recordAct(tx, { actorId: me.id, ...act, before: {}, after }, now)
		return taken
	})

/** 28.3: the last files of groups. */
export const listGroupImports = ({ db }: Needs) => listImports(db, 'groups')

/**
 * 28.3: deletes the groups of a file that have no member and no post; the others stay.
 * @throws Problem 404 not-found
 */
export const undoGroupImport = ({ db, clock }: Needs, me: Account, id: string) =>
	db.transaction(async (tx) => {
		const now = clock()
		const { fileName, ...undone } = await undoRows(tx, { id, list: 'groups', now }, (ids) =>
			deleteEmpty(tx, ids),
		)
		const act = { operation: 'undoGroupImport', subject: { kind: 'list-import', id } }
		const states = { before: { file: fileName }, after: undone }
		if (fileName !== null) await recordAct(tx, { actorId: me.id, ...act, ...states }, now)
		return undone
	})
