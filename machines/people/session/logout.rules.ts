import { storedFields } from '#machines/kit/stored.ts'
/** Version of the stored logout message; raised whenever its shape changes. */
export const FAREWELL_VERSION = 1

/**
 * Returns the value stored just before the reload, so that the logout message shows after it
 * (SES-02).
 */
export const writeFarewell = () => ({ version: FAREWELL_VERSION, farewell: true })

/** Returns true if a logout reloaded the page; false for a value that does not parse. */
export const readFarewell = (stored: unknown): boolean => {
	return storedFields(stored, FAREWELL_VERSION)?.farewell === true
}
