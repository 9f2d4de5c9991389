import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, URL-safe. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token, hex; tokens carry enough entropy to need no salt. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const LOGIN_LINK_MS = 10 * 60_000
export const ACCESS_TOKEN_MS = 15 * 60_000
export const SESSION_MS = 30 * 24 * 60 * 60_000
/** How long the previous refresh token still answers, for a second tab that refreshed at the same moment. */
export const REFRESH_GRACE_MS = 60_000

/** Only a path of our own site is returned to; anything else becomes the home page (open redirects). */
export const safeReturnTo = (path: string | undefined): string =>
  path && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/'

/** `asha.rao@example.org` greets as "Asha Rao" until the person says otherwise. */
export const nameFromEmail = (email: string): string =>
  email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ') || 'Teacher'

/** `asha.rao@example.org` is shown as `a•••@example.org` to whoever opens a link. */
export const emailHint = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')
