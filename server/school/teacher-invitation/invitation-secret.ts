import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 128 bits, URL-safe; only the link contains it. */
export const newInviteId = (): string => randomBytes(16).toString('base64url')

/** SHA-256 of a secret, hex. */
export const inviteHash = (inviteId: string): string =>
	createHash('sha256').update(inviteId).digest('hex')

/** How long an invitation is good. */
export const INVITATION_MS = 14 * 24 * 3_600_000
