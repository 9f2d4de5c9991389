import { isDeepStrictEqual } from 'node:util'
import type { DeskGroup, GroupTerms as Terms } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './desk-group.store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

const termsOf = ({ name, summary, isOpen }: store.DeskGroupRow): Terms => ({
	...{ name, summary, is_open: isOpen },
})

/** The columns of the terms of a group. */
export const columnsOf = ({ name, summary, is_open: isOpen }: Terms) => ({
	...{ name: name.trim(), summary: summary.trim(), isOpen },
})

const viewOf = async (db: Db, id: string): Promise<DeskGroup> => {
	const { group, members, posts } = await store.findDeskGroup(db, id)
	return { id, members, posts, terms: termsOf(group) }
}

/** 28.3: one page of all groups, by name. */
export const listDeskGroups = async (
	{ db }: Needs,
	query: {
		search?: string
		entry?: 'open' | 'invited'
		sort?: 'name' | 'newest'
		limit?: number
		offset?: number
	},
) => {
	const { search = '', entry, sort = 'name', limit = 25, offset = 0 } = query
	const filter = { search: search.trim(), entry }
	const { total, rows } = await store.findDeskGroups(db, filter, { sort, limit, offset })
	const data = rows.map(({ group, members, posts }) => ({
		...{ id: group.id, members, posts, terms: termsOf(group) },
	}))
	return { total, data }
}

/** 28.3: makes a group; nobody is in it yet. */
export const createGroup = ({ db, clock }: Needs, me: Account, terms: Terms) =>
	db.transaction(async (tx) => {
		const now = clock()
		const row = await store.insertGroup(tx, { ...columnsOf(terms), createdAt: now })
		const act = {
			actorId: me.id,
			operation: 'createGroup',
			subject: { kind: 'group', id: row.id },
			before: {},
			after: termsOf(row),
		}
		await recordAct(tx, act, now)
		return viewOf(tx, row.id)
	})

/**
 * 28.3: changes a group; its members and posts stay.
 * @throws Problem 404 not-found; 409 group-changed if the terms are not those that the person saw
 */
export const changeGroup = (
	{ db, clock }: Needs,
	me: Account,
	id: string,
	{ before, terms }: { before: Terms; terms: Terms },
) =>
	db.transaction(async (tx) => {
		const row = await store.lockGroup(tx, id)
		if (!row) throw new Problem(404, 'not-found')
		const known = termsOf(row)
		if (!isDeepStrictEqual(known, before)) throw new Problem(409, 'group-changed')
		await store.writeGroup(tx, id, columnsOf(terms))
		const view = await viewOf(tx, id)
		const act = {
			actorId: me.id,
			operation: 'changeGroup',
			subject: { kind: 'group', id },
			before: known,
			after: view.terms,
		}
		await recordAct(tx, act, clock())
		return view
	})
