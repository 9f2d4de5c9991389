import type { OutsideDraft } from './outside-training.rules.ts'

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
  if (typeof stored !== 'object' || stored === null) return null
  const { version, id, draft } = stored as Record<string, unknown>
  if (version !== VERSION || typeof id !== 'string') return null
  if (typeof draft !== 'object' || draft === null) return null
  const fields = Object.keys(emptyDraft) as (keyof OutsideDraft)[]
  const kept = draft as Record<string, unknown>
  if (!fields.every((field) => typeof kept[field] === 'string')) return null
  return { id, draft: { ...emptyDraft, ...(draft as OutsideDraft) } }
}

/** The shape that readDraft reads back. */
export const writeDraft = ({ id, draft }: KeptDraft) => ({ version: VERSION, id, draft })
