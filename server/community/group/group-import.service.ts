import { type GroupLine, groupFile } from '#domain/community/group-file.rules.ts'
import { type FilledList, idsOf } from '#server/platform/filled-list.ts'
import { columnsOf } from './desk-group.service.ts'
import { deleteEmpty, hasName, insertGroup, lockNames } from './desk-group.store.ts'

/** 28.3: groups from a file; undoing it keeps those with a member or a post. */
export const groupList: FilledList<GroupLine> = {
	name: 'groups',
	file: groupFile,
	hold: lockNames,
	take: async (tx, terms, { now }) => {
		const columns = columnsOf(terms)
		if (await hasName(tx, columns.name))
			return { column: 'name', value: columns.name, reason: 'taken' }
		return { recordId: (await insertGroup(tx, { ...columns, createdAt: now })).id }
	},
	undo: (tx, made) => deleteEmpty(tx, idsOf(made)),
}
