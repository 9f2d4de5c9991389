import { storedFields } from '#machines/kit/stored.ts'
/** Draft of a post: a text, and the addresses of its pictures. */
export type Draft = { text: string; pictures: readonly string[] }

export const emptyDraft: Draft = { text: '', pictures: [] }

/** Raised whenever the shape of a stored draft changes; older ones are discarded. */
export const DRAFT_VERSION = 1

/** Reads a stored draft; null for another version or anything that does not parse. */
export const readDraft = (stored: unknown): Draft | null => {
	const fields = storedFields(stored, DRAFT_VERSION)
	if (!fields) return null
	const { text, pictures } = fields
	if (typeof text !== 'string' || !Array.isArray(pictures)) return null
	const kept = pictures.filter((address) => typeof address === 'string')
	return { text, pictures: kept }
}

/** The shape that readDraft reads back; null where there is nothing to keep. */
export const writeDraft = (draft: Draft) =>
	draft.text === '' && draft.pictures.length === 0 ? null : { version: DRAFT_VERSION, ...draft }

/** Why a text may not be sent; null when it may. A text of blanks is none. */
export const faultOf = (draft: Draft, letters: number): 'empty' | 'tooLong' | null => {
	if (draft.text.trim() === '') return 'empty'
	return draft.text.trim().length > letters ? 'tooLong' : null
}
