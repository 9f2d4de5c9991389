import type { StatusOf } from '#machines/kit/status.ts'
import { storedFields } from '#machines/kit/stored.ts'
import type { jobApplicationStatusMachine } from './job-application-status.machine.ts'

/** How long a cover note is, in characters without blanks around; openapi/v1.yaml says the same. */
export const NOTE_SHORTEST = 20
export const NOTE_LONGEST = 2000

/** A teacher's message to a school. */
export type ApplicationDraft = {
  coverNote: string
  /** True if the school may watch the video resume. */
  withVideo: boolean
}

/** Error of a cover note. */
export type NoteFault = 'required' | 'short' | 'long'

/** Returns the error of a cover note; null if it may be sent. */
export const noteFaultOf = (coverNote: string): NoteFault | null => {
  const { length } = coverNote.trim()
  if (length === 0) return 'required'
  if (length < NOTE_SHORTEST) return 'short'
  return length > NOTE_LONGEST ? 'long' : null
}

export type ApplicationStatus = StatusOf<typeof jobApplicationStatusMachine>

/**
 * Statuses of an application, in the order in which people see them. Written out, since routes read
 * it before they load a machine.
 */
export const applicationStatuses = [
  'applied',
  'shortlisted',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[]

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
