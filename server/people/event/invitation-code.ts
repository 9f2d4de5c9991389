import { randomBytes } from 'node:crypto'

/** Letters and digits that are not mistaken for each other (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code to invite others with: eight letters and digits, one of 10^12. */
export const newInvitationCode = (): string =>
	Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')
