/** Days between asking for an erasure and doing it, in which it can be cancelled. */
export const ERASURE_DAYS = 7

/** Returns true if the typed text is the account's address, ignoring case and outer spaces. */
export const isSameAddress = (typed: string, email: string): boolean =>
	typed.trim().toLowerCase() === email.trim().toLowerCase()
