import { storedFields } from '#machines/kit/stored.ts'
/** SCH-07: a partner's link is good for thirty days; in ms. */
export const KEPT_FOR = 2_592_000_000

/** Raised whenever the shape of the kept referral changes; older ones are discarded. */
const VERSION = 1

/** The partner whose link was followed; `at` in ms of Unix time. */
export type Referral = { partnerId: string; at: number }

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of an account as an address says it; null for what can be none. */
const partnerIdOf = (text: unknown): string | null => {
	const written = typeof text === 'string' ? text.trim().toLowerCase() : ''
	return id.test(written) ? written : null
}

/**
 * Returns a stored referral; null for none, another version, after thirty days, or a future date.
 */
const readReferral = (stored: unknown, now: number): Referral | null => {
	const { partnerId: written, at } = storedFields(stored, VERSION) ?? {}
	const partnerId = partnerIdOf(written)
	if (!partnerId || typeof at !== 'number') return null
	return at <= now && now - at < KEPT_FOR ? { partnerId, at } : null
}

/** Returns the followed link's referral, else the stored one, else null. */
export const referralOf = (given: {
	asked: string | null
	stored: unknown
	now: number
}): Referral | null => {
	const partnerId = partnerIdOf(given.asked)
	return partnerId ? { partnerId, at: given.now } : readReferral(given.stored, given.now)
}

/** The shape that is read back. */
export const writeReferral = (referral: Referral) => ({ version: VERSION, ...referral })
