const DAY_MS = 86_400_000

/** 29.6: terms of plans that are bought: how long they run, and the days before their end. */
export const planTerm = { years: 1, renewalDays: 60, reminderDays: 7 } as const

/**
 * True if a plan that somebody has until a moment can be bought again: it ends within 60 days, so
 * that nobody pays twice for a time.
 * @param heldUntil the end of the last term that gives it; null without one
 */
export const mayBuyPlan = (heldUntil: Date | null, now: Date): boolean =>
	heldUntil === null || heldUntil.getTime() - now.getTime() <= planTerm.renewalDays * DAY_MS

/** A term that is bought now: it begins when the present one ends, else immediately. */
export const nextTerm = (heldUntil: Date | null, now: Date): { startsAt: Date; endsAt: Date } => {
	const startsAt = heldUntil !== null && heldUntil > now ? heldUntil : now
	const endsAt = new Date(startsAt)
	endsAt.setUTCFullYear(startsAt.getUTCFullYear() + planTerm.years)
	return { startsAt, endsAt }
}

/** When holders hear that their term ends, in ms before its end. */
export const REMINDER_MS = planTerm.reminderDays * DAY_MS
