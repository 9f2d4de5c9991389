const template = '10000000-1000-4000-8000-100000000000'

const digit = (place: string): string => {
	const random = crypto.getRandomValues(new Uint8Array(1))[0]!
	return (Number(place) ^ (random & (15 >> (Number(place) / 4)))).toString(16)
}

/**
 * Returns a random UUID (RFC 9562, version 4). Browsers have `randomUUID` only on pages from https
 * or localhost.
 */
export const newId = (): string =>
	'randomUUID' in crypto ? crypto.randomUUID() : template.replace(/[018]/g, digit)
