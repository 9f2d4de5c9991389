import type { Note } from './lesson-note.types.ts'

const VERSION = 1

/** Returns the stored form of an unsaved note: its text and the version that it replaces. */
export const writeDraft = (subject: string, draft: Note) => ({
	v: VERSION,
	subject,
	body: draft.body,
	version: draft.version,
})

/** The draft that storage holds of this subject; null when it holds anything else. */
export const readDraft = (stored: unknown, subject: string): Note | null => {
	if (typeof stored !== 'object' || stored === null) return null
	const { v, subject: of, body, version } = stored as Record<string, unknown>
	if (v !== VERSION || of !== subject) return null
	return typeof body === 'string' && typeof version === 'number' ? { body, version } : null
}
