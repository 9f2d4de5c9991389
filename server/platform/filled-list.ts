import type { FileList, LineReason, ListFile } from '#domain/people/list-file.rules.ts'
import type { LineFault } from '#domain/people/table-rows.rules.ts'
import type { Db } from './database/open.ts'
import type { Deps } from './deps.ts'

/** The record of a line before a file, and after it. */
export type Change = { before: unknown; after: unknown }

/** The record of a line; `change` only for one that was there before. */
export type Made = { recordId: string; change?: Change }

/** A list of the desk that takes a file (28.3). */
export type FilledList<Line extends object> = {
	name: FileList
	file: ListFile<Line>
	/** Lets one transaction at a time change the list, where its records depend on each other. */
	hold?: (tx: Db) => Promise<void>
	/**
	 * Makes a record of a line, inside the caller's transaction, or says why it cannot. `made` has
	 * the ids of the records of the file so far.
	 */
	take: (
		tx: Db,
		line: Line,
		of: { deps: Deps; now: Date; made: ReadonlySet<string> },
	) => Promise<Made | LineFault<LineReason>>
	/**
	 * Undoes records inside the caller's transaction, except those that are in use, and words that
	 * somebody wrote since. Returns the ids of the records that it undid.
	 */
	undo: (tx: Db, made: readonly Made[], of: { now: Date }) => Promise<string[]>
	/** Runs after the commit of a change of the list. */
	settle?: (deps: Deps) => void
}

/** A list by the lines of which nothing is known outside. */
export type AnyFilledList = FilledList<object>

/** Forgets what the lines of a list are. */
export const anyList = <Line extends object>(list: FilledList<Line>): AnyFilledList =>
	list as unknown as AnyFilledList

/** Ids of records. */
export const idsOf = (made: readonly Made[]): string[] => made.map(({ recordId }) => recordId)

/** The state of each record before the first of its lines and after the last one. */
const changesOf = (made: readonly Made[]): Map<string, Change> => {
	const changes = new Map<string, Change>()
	for (const { recordId, change } of made) {
		const { before, after } = change!
		changes.set(recordId, { before: changes.get(recordId)?.before ?? before, after })
	}
	return changes
}

/**
 * Brings back records that were there before a file, and returns the ids of those that are.
 * @param bringBack returns false for a record that somebody changed since
 */
export const undoChanges = async <State>(
	made: readonly Made[],
	bringBack: (id: string, change: { before: State; after: State }) => Promise<boolean>,
): Promise<string[]> => {
	const undone: string[] = []
	for (const [id, change] of changesOf(made))
		if (await bringBack(id, change as { before: State; after: State })) undone.push(id)
	return undone
}

/** The id of words in a language, and its parts. */
export const wordsId = (language: string, name: string): string => `${language}/${name}`
export const placeOfWords = <Name extends string>(id: string) => {
	const [language, name] = id.split('/') as ['en' | 'hi', Name]
	return { language, name }
}
