import { storedFields } from '#machines/kit/stored.ts'
import type { Choice, Journey } from './journey-recorder.types.ts'

/** Version of the stored answer. Another version discards it, and the question is asked again. */
export const CHOICE_VERSION = 1

/** An answer and the day on which it was given, `2026-11-21`. */
export type StoredChoice = { choice: Choice; day: string }

/** Returns the stored answer (ATL-01); null for none, invalid data, or another version. */
export const readChoice = (stored: unknown): StoredChoice | null => {
	const fields = storedFields(stored, CHOICE_VERSION)
	if (!fields) return null
	const { choice, day } = fields
	if (choice !== 'agreed' && choice !== 'refused') return null
	return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { choice, day } : null
}

/** The shape that readChoice reads back. */
export const writeChoice = (choice: Choice, day: string) => ({
	version: CHOICE_VERSION,
	choice,
	day,
})

/** Adds a journey. A later report of the same run replaces the earlier one. */
export const withJourney = (batch: readonly Journey[], journey: Journey): Journey[] => [
	...batch.filter(({ id }) => id !== journey.id),
	journey,
]
