/**
 * The parts of the desk that a key may read (DSK-19). An operation of the contract names its scope
 * in `x-scope`; one without a scope takes no key.
 */
export const apiScopes = [
	'orders:read',
	'people:read',
	'figures:read',
	'content:read',
	'prices:read',
	'schools:read',
] as const

/** One of {@link apiScopes}. */
export type ApiScope = (typeof apiScopes)[number]

/** Days after which a key can end. */
export const keyDays = [30, 90, 365] as const

/** Keys of a shop that have not ended. */
export const MOST_KEYS = 20

/** Every key begins so, which lets scanners of secrets find one that leaked. */
export const KEY_PREFIX = 'vdk_'
