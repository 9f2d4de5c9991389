import { storedFields } from '#machines/kit/stored.ts'

/** A teacher's message to a school. */
export type ApplicationDraft = {
	coverNote: string
	/** True if the school may watch the video resume. */
	withVideo: boolean
}

/** Raised whenever the shape of a stored draft changes; older ones are discarded. */
export const APPLICATION_VERSION = 1

/** Returns the stored draft for a job; null for another version or job, or invalid data. */
export const readApplication = (stored: unknown, jobId: string): ApplicationDraft | null => {
	const fields = storedFields(stored, APPLICATION_VERSION)
	if (!fields) return null
	const { jobId: owner, draft } = fields
	if (owner !== jobId) return null
	if (typeof draft !== 'object' || draft === null) return null
	const { coverNote, withVideo } = draft as Record<string, unknown>
	if (typeof coverNote !== 'string' || typeof withVideo !== 'boolean') return null
	return { coverNote, withVideo }
}

/** The shape that readApplication reads back. */
export const writeApplication = (jobId: string, draft: ApplicationDraft) => ({
	version: APPLICATION_VERSION,
	jobId,
	draft,
})
