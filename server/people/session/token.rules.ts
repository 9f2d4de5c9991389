import { randomBytes } from 'node:crypto'
import { isLocalPath } from '#domain/web/navigation.rules.ts'

/**
 * A refresh token: the family names the session for its whole life, the secret is good until the
 * one after it comes back.
 */
export type RefreshToken = { family: string; secret: string }

export const newFamily = (): string => randomBytes(16).toString('base64url')

export const refreshToken = ({ family, secret }: RefreshToken): string => `${family}.${secret}`

/** @returns undefined for a text that is no refresh token */
export const readRefreshToken = (text: string): RefreshToken | undefined => {
	const [, family, secret] = /^([\w-]{22})\.([\w-]{43})$/.exec(text) ?? []
	return family && secret ? { family, secret } : undefined
}

/** The cookie of the refresh token; scripts cannot see it. */
export const SESSION_COOKIE = 'vidya_session'

export const LOGIN_LINK_MS = 10 * 60_000
export const ACCESS_TOKEN_MS = 15 * 60_000
export const SESSION_MS = 30 * 24 * 60 * 60_000
/** How long support looks at an account with one link (DSK-13). */
export const VIEW_MS = 30 * 60_000
/**
 * How long a refresh token rotates no more and the one before still answers, for other tabs that
 * refresh at the same moment.
 */
export const REFRESH_GRACE_MS = 60_000

/** Returns the path if it is on this site, else the home page (prevents open redirects). */
export const safeReturnTo = (path: string | undefined): string =>
	path && isLocalPath(path) ? path : '/'

/** `asha.rao@example.org` is shown as `a•••@example.org` to everybody who opens a link. */
export const emailHint = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')
