import type { JobDraft } from './job-posting.rules.ts'

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
  if (typeof stored !== 'object' || stored === null) return null
  const { version, id, revision, draft } = stored as Record<string, unknown>
  if (version !== VERSION || typeof id !== 'string' || typeof revision !== 'number') return null
  if (typeof draft !== 'object' || draft === null) return null
  const given = draft as Record<string, unknown>
  const fields = Object.keys(emptyJob) as (keyof JobDraft)[]
  if (!fields.every((field) => typeof given[field] === 'string')) return null
  return { id, revision, draft: given as JobDraft }
}
