import { storedFields } from '#machines/kit/stored.ts'
/** NTF-02: a registration is renewed after seven days; in ms. */
export const REFRESH_AFTER = 604_800_000

/** A registration of this device; `at` in ms of Unix time. */
export type Registration = { token: string; at: number }

/** Raised whenever the shape of the stored registration changes; older ones are discarded. */
export const REGISTRATION_VERSION = 1

/**
 * Returns the registration stored in this browser for an account; null for none or one in the
 * future.
 */
export const readRegistration = (
	stored: unknown,
	accountId: string,
	now: number,
): Registration | null => {
	const fields = storedFields(stored, REGISTRATION_VERSION)
	if (!fields) return null
	const { accountId: owner, token, at } = fields
	if (owner !== accountId) return null
	if (typeof token !== 'string' || typeof at !== 'number' || !(at <= now)) return null
	return { token, at }
}

/** The shape that readRegistration reads back. */
export const writeRegistration = (accountId: string, registration: Registration) => ({
	version: REGISTRATION_VERSION,
	accountId,
	...registration,
})
