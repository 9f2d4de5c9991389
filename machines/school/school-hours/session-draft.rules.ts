import type { SessionDraft } from './school-session.rules.ts'

/** Raised whenever the shape of a kept draft changes; older ones are discarded. */
const VERSION = 1

/** Nothing typed yet. */
export const emptySession: SessionDraft = {
  title: '',
  heldOn: '',
  hours: '',
  standard: '',
  trainer: '',
}

/** Form stored across a reload: session, typed values, and attendees. */
export type KeptSession = { id: string; draft: SessionDraft; attending: readonly string[] }

/** Reads a kept form; null for another version, or anything that does not parse. */
export const readKept = (stored: unknown): KeptSession | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, id, draft, attending } = stored as Record<string, unknown>
  if (version !== VERSION || typeof id !== 'string' || !Array.isArray(attending)) return null
  if (typeof draft !== 'object' || draft === null) return null
  const fields = Object.keys(emptySession) as (keyof SessionDraft)[]
  const kept = draft as Record<string, unknown>
  if (!fields.every((field) => typeof kept[field] === 'string')) return null
  return {
    id,
    draft: { ...emptySession, ...(draft as SessionDraft) },
    attending: attending.filter((one): one is string => typeof one === 'string'),
  }
}

/** The shape that readKept reads back. */
export const writeKept = ({ id, draft, attending }: KeptSession) => ({
  version: VERSION,
  id,
  draft,
  attending,
})
