import { createHash } from 'node:crypto'

/** 1 January 2026, so that seeded keys sort before later ones. */
const EPOCH = Date.UTC(2026, 0, 1).toString(16).padStart(12, '0')

/**
 * The UUIDv7 of a seeded thing, always the same for the same name: `seedId('resource',
 * 'phonics…')`.
 */
export const seedId = (...name: string[]): string => {
	const hash = createHash('sha256').update(name.join('\n')).digest('hex')
	const variant = ((Number.parseInt(hash[3]!, 16) & 3) | 8).toString(16)
	return `${EPOCH.slice(0, 8)}-${EPOCH.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`
}
