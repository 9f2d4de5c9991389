import type { Revision } from '#atlas/facts/facts.types.ts'
import { dayOf } from '../day-of.ts'

/** A revision that could be read. */
export type Readable = Extract<Revision, { definition: unknown }>

/** Returns true if a revision could be read. */
export const readable = (revision: Revision): revision is Readable => 'definition' in revision

/** A revision in an address: its short hash, or `now` for the working tree. */
export const revisionName = ({ commit }: Revision): string => commit?.hash.slice(0, 8) ?? 'now'

/** A revision in words. */
export const revisionWords = (revision: Revision): string => {
	const { commit } = revision
	if (!commit) return 'now, not committed'
	const why = 'broken' in revision ? ` (cannot be read: ${revision.broken})` : ''
	return `${dayOf(commit.at)} · ${commit.hash.slice(0, 8)} · ${commit.subject}${why}`
}
