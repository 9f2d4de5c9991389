import type { JobDraft } from '#domain/jobs/job-posting.rules.ts'
import { storedFields, storedTexts } from '#machines/kit/stored.ts'

/** Raised whenever the shape of a kept draft changes; older ones are discarded. */
const VERSION = 1

/** A post that nothing was typed of yet. */
export const emptyJob: JobDraft = {
	title: '',
	summary: '',
	duties: '',
	requirements: '',
	language: 'en',
	subject: '',
	jobType: '',
	jobLevel: '',
	city: '',
	state: '',
	vacancies: '1',
	experienceYears: '0',
	payFrom: '',
	payTo: '',
	closesOn: '',
}

/** A draft that is kept: of which post, and on which revision of it. */
export type KeptJob = { id: string; revision: number; draft: JobDraft }

/** The shape that readJob reads back. */
export const writeJob = (kept: KeptJob) => ({ version: VERSION, ...kept })

/** Parses a stored draft; null if it does not parse. */
export const readJob = (stored: unknown): KeptJob | null => {
	const fields = storedFields(stored, VERSION)
	if (!fields) return null
	const { id, revision, draft } = fields
	if (typeof id !== 'string' || typeof revision !== 'number') return null
	const texts = storedTexts<JobDraft>(draft, Object.keys(emptyJob) as (keyof JobDraft)[])
	return texts && { id, revision, draft: texts }
}
