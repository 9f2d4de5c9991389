import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { RECOVERY_CODES, typedCode } from '#domain/people/second-factor.rules.ts'

/** Length of a step in seconds; the default of authenticator apps. */
const PERIOD = 30

/** Steps before and after the current one whose codes are good: clocks of phones differ. */
const WINDOW = 1

const totpOf = (secret: string, { issuer = '', label = '' } = {}) =>
	new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD })

/** Returns a new secret of 160 bits in base 32 (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the address that an authenticator app reads from a QR code (`otpauth://totp/…`). */
export const addressOf = (secret: string, of: { issuer: string; label: string }): string =>
	totpOf(secret, of).toString()

/**
 * Returns the step of a code, counted from 1970 in steps of 30 s; null if it is no code of the
 * current step or of one beside it (RFC 6238, section 5.2).
 */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
	const timestamp = now.getTime()
	const delta = totpOf(secret).validate({ token: typedCode(code), timestamp, window: WINDOW })
	return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

const newRecoveryCode = (): string => {
	const letters = [...randomBytes(12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
	return letters.replace(/(.{4})(?=.)/g, '$1-')
}

/** Returns new recovery codes of 60 bits each, `abcd-efgh-2345`. */
export const newRecoveryCodes = (): string[] =>
	Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

/** Returns the hash under which a recovery code is stored. The account salts it. */
export const hashOfRecovery = (accountId: string, code: string): string =>
	createHash('sha256')
		.update(`${accountId} ${typedCode(code).replaceAll('-', '')}`)
		.digest('hex')
