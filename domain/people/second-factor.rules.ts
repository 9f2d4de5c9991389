/** How long a session stays verified after a code, in ms. */
export const VERIFIED_MS = 12 * 60 * 60_000

/** Recovery codes that an enrolment gives; each is good once. */
export const RECOVERY_CODES = 10

const CODE = /^\d{6}$/
const RECOVERY_CODE = /^[a-z2-7]{4}-?[a-z2-7]{4}-?[a-z2-7]{4}$/

/** Returns a typed code without spaces, in small letters. */
export const typedCode = (text: string): string => text.replace(/\s/g, '').toLowerCase()

/** Returns true for six digits, as an authenticator app shows them. */
export const isCode = (text: string): boolean => CODE.test(typedCode(text))

/** Returns true for the form of a recovery code, with or without its hyphens. */
export const isRecoveryCode = (text: string): boolean => RECOVERY_CODE.test(typedCode(text))
