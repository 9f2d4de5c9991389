/** Raised whenever the shape of the stored farewell changes. */
export const FAREWELL_VERSION = 1

/** What is stored just before the reload, so that the farewell is said after it (SES-02). */
export const writeFarewell = () => ({ version: FAREWELL_VERSION, farewell: true })

/** True when the page was reloaded by a logout; anything that does not parse is no farewell. */
export const readFarewell = (stored: unknown): boolean => {
  if (typeof stored !== 'object' || stored === null) return false
  const { version, farewell } = stored as { version?: unknown; farewell?: unknown }
  return version === FAREWELL_VERSION && farewell === true
}
