import type { Choice, CoarseRole, Journey } from './journey-recorder.types.ts'

/** Raised whenever the shape or the meaning of the stored answer changes: older ones are discarded, and the question is asked again. */
export const CHOICE_VERSION = 1

/** An answer and the day on which it was given, `2026-11-21`. */
export type StoredChoice = { choice: Choice; day: string }

/** Reads a stored answer (ATL-01); null when there is none, it does not parse, or it is of another version. */
export const readChoice = (stored: unknown): StoredChoice | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, choice, day } = stored as Record<string, unknown>
  if (version !== CHOICE_VERSION || (choice !== 'agreed' && choice !== 'refused')) return null
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { choice, day } : null
}

/** The shape that readChoice reads back. */
export const writeChoice = (choice: Choice, day: string) => ({
  version: CHOICE_VERSION,
  choice,
  day,
})

const roles: readonly [role: CoarseRole, accountRoles: readonly string[]][] = [
  ['analyst', ['analyst']],
  ['staff', ['vidya_customer_success', 'vidya_sales_associate']],
  ['partner', ['channel_partner', 'institutional_value_partner', 'institutional_sales_partner']],
  ['school', ['main_poc', 'additional_main_poc']],
  ['parent', ['parent']],
]

/** The coarse role of an account by its roles; one that has none of the others is a teacher's (ATL-04). */
export const coarseRoleOf = (accountRoles: readonly string[]): CoarseRole =>
  roles.find(([, names]) => names.some((name) => accountRoles.includes(name)))?.[0] ?? 'teacher'

/** The journeys with one more; a later report of the same run takes the place of the earlier one. */
export const withJourney = (batch: readonly Journey[], journey: Journey): Journey[] => [
  ...batch.filter(({ id }) => id !== journey.id),
  journey,
]
