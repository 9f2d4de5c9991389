import type { EditedList as List, ReferenceEntry } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import * as store from './reference-entry.store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Most entries of a list. */
export const MOST_ENTRIES = 1000

const viewOf = ({ id, slug, name, hiddenAt }: store.EntryRow): ReferenceEntry => ({
	...{ id, slug, name, is_hidden: hiddenAt !== null },
})

/** SES-04: the entries of a list in their order, hidden ones too. */
export const listReferenceEntries = async (db: Db, list: List) => ({
	data: (await store.findEntries(db, list)).map(viewOf),
})

/** A name as names are compared. */
export const lower = (name: string): string => name.trim().toLowerCase()

/** A slug that the list does not have yet; a name without Latin letters has none. */
export const freeSlug = (name: string, taken: ReadonlySet<string>): string => {
	const slug = slugOf(name) || 'entry'
	let free = slug
	for (let n = 2; taken.has(free); n += 1) free = `${slug}-${n}`
	return free
}

/**
 * SES-04: adds entries to the end of a list. Names that it has already, in any letters, are left
 * out.
 * @throws Problem 409 reference-too-many
 */
export const addReferenceEntries = (
	{ db, clock }: Needs,
	me: Account,
	list: List,
	names: readonly string[],
) =>
	db.transaction(async (tx) => {
		await store.lockList(tx, list)
		const known = await store.findEntries(tx, list)
		const taken = new Set(known.map(({ name }) => lower(name)))
		const slugs = new Set(known.map(({ slug }) => slug))
		const added: { list: string; slug: string; name: string; position: number }[] = []
		const leftOut: string[] = []
		let position = Math.max(-1, ...known.map((one) => one.position))
		for (const name of names.map((one) => one.trim())) {
			if (taken.has(lower(name))) leftOut.push(name)
			else {
				const slug = freeSlug(name, slugs)
				position += 1
				added.push({ list, slug, name, position })
				taken.add(lower(name))
				slugs.add(slug)
			}
		}
		if (known.length + added.length > MOST_ENTRIES) throw new Problem(409, 'reference-too-many')
		await store.insertEntries(tx, added)
		if (added.length > 0) {
			const act = {
				actorId: me.id,
				operation: 'addReferenceEntries',
				subject: { kind: 'reference', id: list },
				before: {},
				after: { names: added.map(({ name }) => name) },
			}
			await recordAct(tx, act, clock())
		}
		return { added: added.length, left_out: leftOut }
	})

/**
 * SES-04: moves an entry within its list, or hides it: it is offered nowhere, and what has it keeps
 * it.
 * @throws Problem 404 not-found
 */
export const changeReferenceEntry = (
	{ db, clock }: Needs,
	me: Account,
	{ list, id }: { list: List; id: string },
	change: { place?: number; is_hidden?: boolean },
): Promise<ReferenceEntry> =>
	db.transaction(async (tx) => {
		const now = clock()
		await store.lockList(tx, list)
		const known = await store.findEntries(tx, list)
		const row = known.find((one) => one.id === id)
		if (!row) throw new Problem(404, 'not-found')
		if (change.is_hidden !== undefined)
			await store.writeEntry(tx, id, { hiddenAt: change.is_hidden ? now : null })
		if (change.place !== undefined) {
			const others = known.filter((one) => one.id !== id).map((one) => one.id)
			const ids = others.toSpliced(change.place - 1, 0, id)
			for (const [position, one] of ids.entries())
				if (known.find((entry) => entry.id === one)!.position !== position)
					await store.writeEntry(tx, one, { position })
		}
		const entries = await store.findEntries(tx, list)
		const recordOf = (rows: readonly store.EntryRow[]) => {
			const index = rows.findIndex((one) => one.id === id)
			return { name: row.name, place: index + 1, hidden: rows[index]!.hiddenAt !== null }
		}
		const act = {
			actorId: me.id,
			operation: 'changeReferenceEntry',
			subject: { kind: 'reference', id: list },
			before: recordOf(known),
			after: recordOf(entries),
		}
		await recordAct(tx, act, now)
		return viewOf(entries.find((one) => one.id === id)!)
	})
