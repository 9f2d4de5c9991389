import {
	editedLists,
	type ReferenceLine,
	referenceFile,
} from '#domain/catalogue/reference-file.rules.ts'
import { type FilledList, undoChanges } from '#server/platform/filled-list.ts'
import { freeSlug, lower, MOST_ENTRIES } from './reference-entry.service.ts'
import * as store from './reference-entry.store.ts'

/** An entry that the file added has no state before. */
type State = { isHidden: boolean } | null

/**
 * SES-04, 28.3: entries of reference lists from a file, behind the others. One that is there is
 * shown or hidden. Undoing hides what was added, since somebody may have chosen it.
 */
export const referenceList: FilledList<ReferenceLine> = {
	name: 'reference',
	file: referenceFile,
	hold: async (tx) => {
		for (const list of editedLists.toSorted()) await store.lockList(tx, list)
	},
	take: async (tx, { list, name, is_hidden: isHidden }, { now }) => {
		const known = await store.findEntries(tx, list)
		const after: State = { isHidden }
		const hiddenAt = isHidden ? now : null
		const same = known.find((one) => lower(one.name) === lower(name))
		if (same) {
			const before: State = { isHidden: same.hiddenAt !== null }
			if (before.isHidden === isHidden) return { column: 'name', value: name, reason: 'taken' }
			await store.writeEntry(tx, same.id, { hiddenAt })
			return { recordId: same.id, change: { before, after } }
		}
		if (known.length >= MOST_ENTRIES) return { column: 'list', value: list, reason: 'full' }
		const slug = freeSlug(name, new Set(known.map((one) => one.slug)))
		const position = (known.at(-1)?.position ?? -1) + 1
		const recordId = await store.insertEntry(tx, { list, slug, name, position, hiddenAt })
		return { recordId, change: { before: null, after } }
	},
	undo: (tx, made, { now }) =>
		undoChanges<State>(made, async (id, { before, after }) => {
			const row = await store.findEntry(tx, id)
			if (!row || (row.hiddenAt !== null) !== after!.isHidden) return false
			const isHidden = before?.isHidden ?? true
			await store.writeEntry(tx, id, { hiddenAt: isHidden ? (row.hiddenAt ?? now) : null })
			return true
		}),
}
