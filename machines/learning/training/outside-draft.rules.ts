import type { OutsideDraft } from '#domain/learning/outside-training.rules.ts'
import { storedFields, storedTexts } from '#machines/kit/stored.ts'

/** Raised whenever the shape of a kept draft changes; older ones are discarded. */
const VERSION = 1

/** Nothing typed yet. */
export const emptyDraft: OutsideDraft = {
	title: '',
	provider: '',
	completedOn: '',
	hours: '',
	kind: '',
	standard: '',
}

/**
 * The form's state that survives a reload: the training's id and the typed values. Files do not
 * survive.
 */
export type KeptDraft = { id: string; draft: OutsideDraft }

/** Reads a kept draft; null for another version, or anything that does not parse. */
export const readDraft = (stored: unknown): KeptDraft | null => {
	const fields = storedFields(stored, VERSION)
	if (!fields) return null
	const { id, draft } = fields
	if (typeof id !== 'string') return null
	const texts = storedTexts<OutsideDraft>(draft, Object.keys(emptyDraft) as (keyof OutsideDraft)[])
	return texts && { id, draft: texts }
}

/** The shape that readDraft reads back. */
export const writeDraft = ({ id, draft }: KeptDraft) => ({ version: VERSION, id, draft })
