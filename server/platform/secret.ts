import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, URL-safe. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token, hex; tokens carry enough entropy to need no salt. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
