import type { SessionDraft } from '#domain/school/school-session.rules.ts'
import { storedFields, storedTexts } from '#machines/kit/stored.ts'

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
	const fields = storedFields(stored, VERSION)
	if (!fields) return null
	const { id, draft, attending } = fields
	if (typeof id !== 'string' || !Array.isArray(attending)) return null
	const texts = storedTexts<SessionDraft>(
		draft,
		Object.keys(emptySession) as (keyof SessionDraft)[],
	)
	return (
		texts && {
			id,
			draft: texts,
			attending: attending.filter((one): one is string => typeof one === 'string'),
		}
	)
}

/** The shape that readKept reads back. */
export const writeKept = ({ id, draft, attending }: KeptSession) => ({
	version: VERSION,
	id,
	draft,
	attending,
})
