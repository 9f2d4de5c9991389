const PREFIX = '/uploads/'

/** The address that a stored file is served at. */
export const addressOf = (key: string): string => PREFIX + key

/** The key of an address that addressOf made; undefined for any other. */
export const keyOf = (address: string | null): string | undefined =>
	address?.startsWith(PREFIX) ? address.slice(PREFIX.length) : undefined
